import { ObjectType } from 'type-graphql'
import { setBlockKey } from './blockKeys.js'
import { type Class, fieldsOf } from './FieldDescription.js'
import { addOutputFields, ownerOf } from './outputTypes.js'

/** A part of a page; its class is named after its key, `FaqBlock` for `faq`. */
export function BlockType(description: string) {
  return (type: Class): void => {
    setBlockKey(type, ownerOf(type).replace(/Block$/, ''))
    Part(description)(type)
  }
}

/** What a list in a block is made of. */
export function Part(description: string) {
  return (type: Class): void => {
    ObjectType(type.name, { description })(type)
    addOutputFields(type, fieldsOf(type), ownerOf(type), (target) => target)
  }
}
