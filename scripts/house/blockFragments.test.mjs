import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { blocksNotAsked, unaskedBlocks } from './blockFragments.mjs'
import { inRoot } from './root.mjs'

const document = 'fragment BlockFields on Block {\n  ...FaqBlockFields\n  ...TextBlockFields\n}\n'
const sentence =
  'The site asks nothing of VideoBlock: write the fragment VideoBlockFields in site/src/features/pages/blocks/VideoBlock.graphql and add ...VideoBlockFields to site/src/features/pages/blocks/blocks.graphql.'

describe('the kinds of block that the site asks for', () => {
  it('[O7] are all of the schema: a sentence for each without a fragment, however the schema is printed', () => {
    expect(blocksNotAsked('union Block = FaqBlock | TextBlock | VideoBlock\n\ntype Page {\n', document)).toEqual([
      sentence,
    ])
    expect(blocksNotAsked('union Block =\n  | FaqBlock\n  | TextBlock\n  | VideoBlock\n', document)).toEqual([sentence])
    expect(blocksNotAsked('union Block = FaqBlock | TextBlock\n', document)).toEqual([])
  })

  it('[O7] are found in the schema of the product', () => {
    expect(unaskedBlocks()).toEqual([])
    expect(blocksNotAsked(readFileSync(inRoot('schema.graphql'), 'utf8'), document).length).toBeGreaterThan(10)
  })
})
