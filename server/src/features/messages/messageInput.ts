import { Field, Float } from 'type-graphql'
import { type Class, type FieldDescription, fieldsOf, isWritable } from '../../kernel/fields/FieldDescription.js'
import { inputType } from '../../kernel/fields/inputs.js'

/** The fields that a visitor fills in; the language is that of the site. */
export function visitorFields(type: Class): FieldDescription[] {
  return fieldsOf(type).filter((field) => isWritable(field) && field.name !== 'language')
}

/** The input of a form: the fields of the visitor, and those that detect bots. */
export function messageInput(name: string, type: Class): Class {
  const input = inputType(name, type, visitorFields(type), true)
  Field(() => String, { nullable: true, description: 'Must stay empty: a field that visitors do not see.' })(
    input.prototype,
    'website',
  )
  Field(() => Float, { nullable: true, description: 'How long the form was open, in milliseconds.' })(
    input.prototype,
    'millisecondsOpen',
  )
  return input
}
