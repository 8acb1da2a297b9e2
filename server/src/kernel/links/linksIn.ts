import { type Class, type FieldDescription, type FieldValues, fieldsOf } from '../fields/FieldDescription.js'
import { ownPartsIn } from '../fields/partsIn.js'
import { linkPath } from './linkPath.js'

/** The links of rich text. It is stored clean: attributes stand in double quotes. */
const linkOfRichText = /(<a\b[^>]*?\shref=")([^"]*)(")/g

/** A link, by the field of the record that it stands in or below. */
export interface PlacedLink {
  field: string
  path: string
}

/** The fields whose values may lead somewhere, or have parts that may. */
export function linkingNames(type: Class): string[] {
  return fieldsOf(type)
    .filter(mayLink)
    .map(({ name }) => name)
}

/** Where the texts and buttons of a record lead, each address once for a field. */
export function linksIn(type: Class, row: FieldValues): PlacedLink[] {
  const found = new Map<string, PlacedLink>()
  withAddresses(type, row, (address, field) => {
    const path = linkPath(address)
    if (path !== null) found.set(`${field} ${path}`, { field, path })
    return address
  })
  return [...found.values()]
}

/**
 * Gives addresses that texts and buttons lead to another form, in the values themselves.
 * @param change is told each address with the field of the record that it stands in or below
 */
export function withAddresses(
  type: Class,
  values: FieldValues,
  change: (address: string, field: string) => string,
  path = '',
): void {
  for (const field of fieldsOf(type)) {
    const value = values[field.name]
    if (typeof value !== 'string' || !isLinkField(field)) continue
    const [of = ''] = `${path}${field.name}`.split('.', 1)
    values[field.name] =
      field.form === 'link'
        ? change(value, of)
        : value.replace(linkOfRichText, (_, before: string, address: string, after: string) => {
            return before + change(address.replaceAll('&amp;', '&'), of).replaceAll('&', '&amp;') + after
          })
  }
  for (const each of ownPartsIn(type, values, path)) withAddresses(each.type, each.part, change, each.path)
}

function isLinkField({ kind, form }: FieldDescription): boolean {
  return kind.words === 'html' || form === 'link'
}

function mayLink(field: FieldDescription): boolean {
  const { parts } = field.kind
  return parts ? parts.types(field).some((type) => fieldsOf(type).some(mayLink)) : isLinkField(field)
}
