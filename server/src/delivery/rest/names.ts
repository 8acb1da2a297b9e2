import {
  type GraphQLEnumType,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { Message } from '../../kernel/i18n/say.js'

/** `show_action_btn` for `showActionBtn`. */
export function restName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** `as-new` for the enum's `as_new`. */
export function restValue(type: GraphQLEnumType, name: unknown): unknown {
  return type.getValue(String(name))?.value ?? name
}

/** `as_new` for the value `as-new` of an enum. @returns undefined for what is none of its values */
export function enumNameOf(type: GraphQLEnumType, value: unknown): string | undefined {
  return type.getValues().find((candidate) => candidate.value === value)?.name
}

/** `faq` for FaqBlock: the kind of a part, and its key in inputs. */
export function kindOfPart(typeName: string): string {
  return restName(typeName.charAt(0).toLowerCase() + typeName.slice(1)).replace(/_block$/, '')
}

/**
 * The names of an error's fields as the body had them: `blocks.0.questions.1.answer` for
 * `blocks.0.faq.questions.1.answer`.
 * @param input what the body is; null when it is arguments
 */
export function withRestPaths(error: ShopError, input: GraphQLInputType | null): ShopError {
  const { fields } = error.details
  if (!fields) return error
  const renamed = Object.entries(fields).map(([path, messages]) => [
    input ? restPath(path, input) : restName(path),
    messages.map(withRestKinds),
  ])
  return new ShopError(error.code, { ...error.details, fields: Object.fromEntries(renamed) })
}

/** The kinds of block that there are to choose from, as a body spells them. */
function withRestKinds(message: Message): Message {
  const kinds = message.values?.kinds
  return Array.isArray(kinds) ? { ...message, values: { ...message.values, kinds: kinds.map(kindOfPart) } } : message
}

function restPath(path: string, input: GraphQLInputType): string {
  let current = input
  return path
    .split('.')
    .flatMap((step) => {
      const type = unwrapped(current)
      if (/^\d+$/.test(step) || !isInputObjectType(type)) return [step]
      current = type.getFields()[step]?.type ?? current
      return type.isOneOf ? [] : [restName(step)]
    })
    .join('.')
}

export function unwrapped(type: GraphQLInputType): GraphQLInputType {
  return isNonNullType(type) || isListType(type) ? unwrapped(type.ofType) : getNamedType(type)
}
