import { ValidateNested } from 'class-validator'
import { createUnionType } from 'type-graphql'
import { blockKeyOf, blockTypes } from '../blockTypes.js'
import type { Class, FieldDescription, FieldKind, FieldValues } from '../FieldDescription.js'
import { blockInput } from '../inputs.js'
import { listRules } from './commonRules.js'

/** TypeGraphQL needs it registered before it resolves the types of fields. */
const union = createUnionType({
  name: 'Block',
  description: 'A part of a page.',
  types: () => blockTypes() as [Class, ...Class[]],
  resolveType: (block) => {
    const key = 'type' in block ? block.type : null
    return blockTypes().find((type) => blockKeyOf(type) === key)?.name
  },
})

export const blocks: FieldKind = {
  column: () => ({ type: 'json' }),
  output: () => [union],
  input: {
    type: (field) => [blockInput(typesOf(field))],
    rules: (_, telling) => [...listRules(telling), ValidateNested({ each: true })],
    normalised: (field, value, whole) => (value as FieldValues[]).map((block) => storedBlock(field, block, whole)),
  },
  filter: null,
  parts: {
    types: (field) => typesOf(field)(),
    typeOf: (field, { type }) => typesOf(field)().find((each) => blockKeyOf(each) === type),
    prefix: ({ type }) => `${type}.`,
    sent: (field, { type, ...fields }, values = fields) =>
      Object.assign(new (blockInput(typesOf(field)))(), { [String(type)]: values }),
  },
}

function typesOf(field: FieldDescription): () => readonly Class[] {
  return field.blockTypes ?? (() => [])
}

/** From the input's `{ faq: { … } }` to `{ type: 'faq', … }`, the stored form of a block. */
function storedBlock(
  field: FieldDescription,
  block: FieldValues,
  whole: (type: Class, values: FieldValues) => FieldValues,
): FieldValues {
  const type = typesOf(field)().find((candidate) => block[blockKeyOf(candidate)] != null)
  if (!type) return {}
  const key = blockKeyOf(type)
  return { type: key, ...whole(type, block[key] as FieldValues) }
}
