/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { assertUnionType, buildSchema, Kind, visit } from 'graphql'
import { PageDocument } from '../src/generated/graphql'

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))

/** The types whose fields the query of a page asks for. */
function typesAskedFor(): Set<string> {
  const types = new Set<string>()
  visit(PageDocument, {
    [Kind.FRAGMENT_DEFINITION]: ({ typeCondition }) => void types.add(typeCondition.name.value),
  })
  return types
}

describe('the query of a page', () => {
  it('[P17] asks for every type of block', () => {
    const asked = typesAskedFor()
    const sentences = assertUnionType(schema.getType('Block'))
      .getTypes()
      .filter(({ name }) => !asked.has(name))
      .map(
        ({ name }) => `${name} is a block of the schema, but the fragment BlockFields in blocks.graphql leaves it out.`,
      )
    expect(sentences).toEqual([])
  })
})
