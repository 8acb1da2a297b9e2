import { Field, Int, ObjectType } from 'type-graphql'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { namedClass } from '../../kernel/records/listInputs.js'

const lists = new Map<Class, Class>()

/** The type of a page of an entity's public records. */
export function publicList(type: Class): Class {
  const known = lists.get(type)
  if (known) return known
  const list = namedClass(`${publicTypeOf(type).name}List`)
  lists.set(type, list)
  ObjectType(list.name, { description: 'A page of nine, newest first.' })(list)
  Field(() => [publicTypeOf(type)], { simple: true })(list.prototype, 'items')
  Field(() => Int, { simple: true, description: 'How many there are on all pages.' })(list.prototype, 'total')
  return list
}
