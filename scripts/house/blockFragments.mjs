import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

/** Where the site asks for the blocks of a page. */
export const blockFragments = 'site/src/features/pages/blocks/blocks.graphql'

/** A sentence for every kind of block that no page of the site asks for. */
export function unaskedBlocks() {
  return blocksNotAsked(readFileSync(inRoot('schema.graphql'), 'utf8'), readFileSync(inRoot(blockFragments), 'utf8'))
}

/**
 * @param {string} schema
 * @param {string} document what pages ask of their blocks
 * @returns {string[]}
 */
export function blocksNotAsked(schema, document) {
  const [, types = ''] = /^union Block =\s*\|?([^\n]*(?:\n\s+\|[^\n]*)*)/m.exec(schema) ?? []
  const asked = new Set([...document.matchAll(/\.\.\.(\w+)Fields\b/g)].map(([, type]) => type))
  return types
    .split('|')
    .map((type) => type.trim())
    .filter((type) => type !== '' && !asked.has(type))
    .map(
      (type) =>
        `The site asks nothing of ${type}: write the fragment ${type}Fields in site/src/features/pages/blocks/${type}.graphql and add ...${type}Fields to ${blockFragments}.`,
    )
}
