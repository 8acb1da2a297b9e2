import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { inRoot } from './house/root.mjs'

const read = (/** @type {string} */ file) => readFileSync(inRoot(file), 'utf8')

it('[H9] the README is short: at most 1,500 words', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1500)
})

it.each([
  'server/src',
  ...['kernel', 'features', 'delivery'].map((wing) => `server/src/${wing}`),
  'site/src',
  ...['kernel', 'features'].map((wing) => `site/src/${wing}`),
  'admin/src',
  ...['kernel', 'features'].map((wing) => `admin/src/${wing}`),
])('[H9] the map has every folder of %s', (root) => {
  const map = read('docs/architecture.md')
  const folders = readdirSync(inRoot(root), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !map.includes(`\`${name}/\``))).toEqual([])
})

it('[H9] the README leads to files that are there', () => {
  const links = Array.from(read('README.md').matchAll(/\]\((?!https?:)([^)#]+)\)/g), ([, link = '']) => link)
  expect(links.length).toBeGreaterThan(8)
  for (const link of links)
    expect([link, readdirSync(inRoot(link, '..')).includes(link.split('/').filter(Boolean).at(-1) ?? '')]).toEqual([
      link,
      true,
    ])
})

it('[H9] the list of decisions has every one', () => {
  const list = read('docs/decisions/README.md')
  const files = readdirSync(inRoot('docs/decisions')).filter((file) => /^\d{4}-/.test(file))
  expect(files.filter((file) => !list.includes(`(${file})`))).toEqual([])
})
