import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { inRoot } from './house/root.mjs'

/** Words that are not used in names, and what is used in their place. */
const unused = [
  { word: /(?<![.\w])most[A-Z]\w*/g, instead: 'max…, as in maxPhotos' },
  { word: /\bmost\??: (?=number\b|\d)/g, instead: 'max' },
]

const sources = ['server/src', 'site/src', 'admin/src', 'scripts', 'bench', 'e2e'].flatMap((root) =>
  readdirSync(inRoot(root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name) && !entry.parentPath.includes('/generated'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file !== import.meta.filename),
)

it.each(unused)('[H8] [Y105] no name has the word $word: $instead', ({ word }) => {
  const found = sources.flatMap((file) =>
    [path.basename(file), readFileSync(file, 'utf8')].flatMap((text) =>
      (text.match(word) ?? []).map((name) => `${path.relative(inRoot(), file)}: ${name}`),
    ),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})
