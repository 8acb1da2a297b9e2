/** Writes the sprite: one symbol per name of src/kernel/components/icons/icons.json, taken from Lucide. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const source = path.join(path.dirname(require.resolve('lucide-static/package.json')), 'icons')
const site = fileURLToPath(new URL('..', import.meta.url))
const target = path.join(site, 'src', 'generated', 'icons.svg')

/** @type {Record<string, string>} */
const names = require('../src/kernel/components/icons/icons.json')

const symbols = Object.entries(names).map(([name, lucide]) => {
  const svg = readFileSync(path.join(source, `${lucide}.svg`), 'utf8')
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  const lines = shapes.split('\n').map((line) => line.trim())
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines.join('')}</symbol>`
})

mkdirSync(path.dirname(target), { recursive: true })
writeFileSync(
  target,
  `<!-- Lucide, ISC licence, https://lucide.dev -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
