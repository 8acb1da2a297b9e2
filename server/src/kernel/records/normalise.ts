import type { Values } from '../context/Row.js'
import { blockKeyOf } from '../fields/blockTypes.js'
import { cleaned } from '../fields/cleaned.js'
import { type Class, type FieldDescription, fieldsOf, isStored, isWritable } from '../fields/FieldDescription.js'
import { targetOf } from '../fields/outputTypes.js'
import { cleanRichText } from '../html/cleanRichText.js'

/**
 * The input of a client as it is stored: cleaned, sanitized, null instead of an empty text, and the default of a field
 * instead of null. Fields that were not sent are left out.
 */
export function normalise(type: Class, input: Values): Values {
  const values: Values = {}
  for (const field of fieldsOf(type).filter(isWritable)) {
    if (input[field.name] !== undefined) values[field.name] = normaliseValue(field, input[field.name])
  }
  return values
}

/** The same with defaults for the fields that were not sent. */
export function withDefaults(type: Class, input: Values): Values {
  const values = normalise(type, input)
  for (const field of fieldsOf(type).filter(isWritable)) {
    values[field.name] ??= field.default ?? null
  }
  return values
}

/** The defaults of read-only fields. */
export function systemDefaults(type: Class): Values {
  const own = fieldsOf(type).filter((field) => isStored(field) && field.readOnly && field.default !== undefined)
  return Object.fromEntries(own.map((field) => [field.name, field.default]))
}

function normaliseValue(field: FieldDescription, value: unknown): unknown {
  if (value === null) return field.default ?? null
  switch (field.kind) {
    case 'richText':
      return emptyToNull(cleanRichText(wellFormed(value).normalize('NFC')))
    case 'text':
    case 'multiline':
    case 'slug':
    case 'mediaFolder':
      return emptyToNull(cleaned(field, wellFormed(value)))
    case 'image':
      return emptyToNull(wellFormed(value).trim())
    case 'color':
      return wholeColor(String(value))
    case 'choices':
      return field.choice?.values.filter((each) => (value as string[]).includes(each))
    case 'references':
      return [...new Set(value as number[])]
    case 'items':
      return (value as Values[]).map((item) => withDefaults(targetOf(field), item))
    case 'blocks':
      return (value as Values[]).map((block) => normaliseBlock(field.blockTypes?.() ?? [], block))
    default:
      return value
  }
}

/** `#aabbcc` of `#ABC`, `abc` or `AABBCC`; what is no colour stays what it is. */
function wholeColor(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return text
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** Replaces lone surrogates, which databases cannot store, by `\ufffd`. */
function wellFormed(value: unknown): string {
  return Buffer.from(String(value)).toString()
}

function emptyToNull(text: string): string | null {
  return text === '' ? null : text
}

/** From the input's `{ faq: { … } }` to `{ type: 'faq', … }`, the stored form of a block. */
function normaliseBlock(blockTypes: readonly Class[], block: Values): Values {
  const type = blockTypes.find((candidate) => block[blockKeyOf(candidate)] != null)
  if (!type) return {}
  const key = blockKeyOf(type)
  return { type: key, ...withDefaults(type, block[key] as Values) }
}

/** The addresses of all images in these values, in blocks and lists too, with the path of each. */
export function imagesIn(type: Class, values: Values, path = ''): { path: string; url: string }[] {
  return fieldsOf(type).flatMap((field) => {
    const value = values[field.name]
    const at = path + field.name
    if (value == null) return []
    if (field.kind === 'image') return [{ path: at, url: String(value) }]
    if (field.kind === 'images') return (value as string[]).map((url, index) => ({ path: `${at}.${index}`, url }))
    if (field.kind === 'items') {
      return (value as Values[]).flatMap((item, index) => imagesIn(targetOf(field), item, `${at}.${index}.`))
    }
    if (field.kind !== 'blocks') return []
    return (value as Values[]).flatMap((block, index) => {
      const blockType = field.blockTypes?.().find((candidate) => blockKeyOf(candidate) === block.type)
      return blockType ? imagesIn(blockType, block, `${at}.${index}.${block.type}.`) : []
    })
  })
}
