import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parseChangelog } from './house/changelog.mjs'
import { inRoot } from './house/root.mjs'

/** By whom it concerns, in this order. */
const readers = [
  'Breaking or deprecated',
  'For the owner',
  'For visitors and customers',
  'For operators',
  'For integrators',
]

/** The first version was told by kind of change. */
const versions = parseChangelog(readFileSync(inRoot('CHANGELOG.md'), 'utf8')).versions.filter(
  ({ version }) => version !== '0.1.0',
)

describe.each(versions)('[Y43] of $version the changelog', ({ text }) => {
  it('says first what asks for something, then what concerns each reader', () => {
    const headings = [...text.matchAll(/^### (.*)$/gm)].map(([, heading = '']) => heading)
    expect(headings).toEqual(readers.filter((reader) => headings.includes(reader)))
    if (text !== '') expect(text).toMatch(/^### /)
  })

  it('is a list of whole entries, and says nothing twice', () => {
    for (const line of text.split('\n')) expect(line).toMatch(/^(### .+|- \S.*| {2}\S.*|)$/)
    const begun = [...text.matchAll(/^- (.{60})/gm)].map(([, beginning = '']) => beginning)
    expect(begun.filter((beginning, index) => begun.indexOf(beginning) !== index)).toEqual([])
  })
})
