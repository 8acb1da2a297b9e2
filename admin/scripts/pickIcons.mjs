// Takes the drawings that the back office uses out of the Lucide set: `node admin/scripts/pickIcons.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const set = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json')
const names = JSON.parse(await readFile(new URL('../src/kernel/icons/drawings.json', import.meta.url), 'utf8'))
const nodes = JSON.parse(await readFile(set, 'utf8'))
const picked = Object.entries(names).map(([name, drawing]) => {
  if (!nodes[drawing]) throw new Error(`Lucide has no drawing called ${drawing}`)
  return [name, nodes[drawing]]
})
await writeFile(
  new URL('../src/generated/icons.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(picked))}\n`,
)
