import { xmlText } from '../shared/xmlText.js'

/**
 * What an element has, by name and in its order: `@` for an attribute, `#` for its text. What is undefined is left out; a
 * list is so many elements of one name.
 */
export interface XmlElement {
  [name: string]: string | undefined | XmlElement | readonly XmlElement[]
}

/** What stands before the one element of a document. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Any text as content or attribute of an element; what no XML holds is left out. */
export function escapedXml(text: string): string {
  return xmlText(text).replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign)
}

/** An element as XML, each on lines of its own, indented by its depth. */
export function writeElement(name: string, content: string | XmlElement, depth = 0): string {
  const indent = '  '.repeat(depth)
  if (typeof content === 'string') return `${indent}<${name}>${escapedXml(content)}</${name}>\n`
  let opening = `${indent}<${name}`
  let text = ''
  let children = ''
  for (const [key, value] of Object.entries(content)) {
    if (value === undefined) continue
    if (key.startsWith('@')) opening += ` ${key.slice(1)}="${escapedXml(String(value))}"`
    else if (key === '#') text = escapedXml(String(value))
    else for (const each of Array.isArray(value) ? value : [value]) children += writeElement(key, each, depth + 1)
  }
  return children ? `${opening}>\n${children}${indent}</${name}>\n` : `${opening}>${text}</${name}>\n`
}
