import { describe, expect, it } from '@jest/globals'
import { codegenFaults } from './generated.mjs'
import { inRoot } from './root.mjs'

describe('what is wrong with a generated file', () => {
  it('[O7] is a line for each fault of a document, with its place', () => {
    const output = `✔ Load GraphQL documents
✖ Generate [FAILED: GraphQL Document Validation failed with 2 errors;
  Error 0: Cannot query field "titel" on type "AccountantDownload". Did you mean "title"?
    at ${inRoot('site/src/accounting/accounting.graphql')}:3:5
  Error 1: Unknown type "Brnd".
    at ${inRoot('site/src/products/product.graphql')}:1:9]
  \u001b[31m✖\u001b[39m One or more errors occurred, no files were generated.
✔ Generate outputs
`
    expect(codegenFaults(output)).toEqual([
      'site/src/accounting/accounting.graphql:3:5: Cannot query field "titel" on type "AccountantDownload". Did you mean "title"?',
      'site/src/products/product.graphql:1:9: Unknown type "Brnd".',
    ])
  })

  it('[O7] is what the program says of anything else, without its steps', () => {
    expect(codegenFaults('❯ Generate\n✔ Generate\nsite/src/generated/graphql.ts is outdated\n')).toEqual([
      'site/src/generated/graphql.ts is outdated',
    ])
  })
})
