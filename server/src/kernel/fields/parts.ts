import { InterfaceType, ObjectType } from 'type-graphql'
import { setBlockKey } from './blockTypes.js'
import { addCheck, type Check } from './checks.js'
import { type Class, fieldsOf } from './FieldDescription.js'
import { addOutputFields, ownerOf, publicTypeOf } from './outputTypes.js'

type AbstractClass = abstract new () => object

/** The shared fields of several parts, as an interface of the API, so that a query selects them once. */
export function SharedPart(description: string) {
  return (type: AbstractClass): void => {
    InterfaceType(type.name, { description, autoRegisterImplementations: false })(type)
    addOutputFields(type as Class, fieldsOf(type as Class), ownerOf(type as Class), (target) => target)
  }
}

/** A part of a page; its class is named after its key, `FaqBlock` for `faq`. */
export function BlockType(description: string, check?: Check) {
  return (type: Class): void => {
    if (check) addCheck(type, check)
    setBlockKey(type, ownerOf(type).replace(/Block$/, ''))
    const shared = Object.getPrototypeOf(type) as Class
    addPart(type, description, shared)
  }
}

/** An item of a list in a block. */
export function Part(description: string) {
  return (type: Class): void => addPart(type, description)
}

function addPart(type: Class, description: string, shared?: Class): void {
  ObjectType(type.name, shared ? { description, implements: shared } : { description })(type)
  const inherited = shared ? fieldsOf(shared) : []
  const own = fieldsOf(type).filter((field) => !inherited.includes(field))
  addOutputFields(type, own, ownerOf(type), publicTypeOf)
}
