import { xmlText } from '../../../kernel/shared/xmlText.js'
import type { XmlElement } from '../../../kernel/xml/writeXml.js'

/** What is in no XML and spaces around it are taken out; undefined where nothing is left, as an empty element is refused. */
export function text(value: string | null): string | undefined {
  return xmlText(value ?? '').trim() || undefined
}

/** An element, or none if it has nothing. */
export function filled(element: XmlElement): XmlElement | undefined {
  return Object.values(element).some((content) => content !== undefined) ? element : undefined
}
