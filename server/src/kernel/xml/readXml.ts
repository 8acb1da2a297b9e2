/** A part of an XML document, in the order in which it is written. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: () => ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const nameForm = /[A-Za-z_][\w.:-]*/y
const attributeForm = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Reads XML of other programs, also where it is not quite XML. Entities of a document's own are not resolved, so that none
 * unfolds or leads to a file: they stay as they are written. No time is spent beyond the length of the text.
 */
export function* readXml(xml: string): Generator<XmlEvent> {
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    if (tag !== at) yield text(xml.slice(at, tag < 0 ? xml.length : tag))
    if (tag < 0) return
    if (xml.startsWith('<![CDATA[', tag)) {
      const end = endOf(xml, ']]>', tag + 9)
      yield { kind: 'text', text: xml.slice(tag + 9, end) }
      at = end + 3
    } else if (xml.startsWith('<!--', tag)) {
      at = endOf(xml, '-->', tag + 4) + 3
    } else if (xml.startsWith('<?', tag)) {
      at = endOf(xml, '?>', tag + 2) + 2
    } else if (xml.startsWith('<!', tag)) {
      at = endOfDeclaration(xml, tag)
    } else {
      const end = endOf(xml, '>', tag)
      yield* element(xml.slice(tag + 1, end))
      at = end + 1
    }
  }
}

function* element(written: string): Generator<XmlEvent> {
  const isClosing = written.startsWith('/')
  nameForm.lastIndex = isClosing ? 1 : 0
  const [name] = nameForm.exec(written) ?? []
  if (name === undefined) {
    yield text(`<${written}>`)
    return
  }
  if (!isClosing) yield { kind: 'open', name, attributes: () => attributesOf(written) }
  if (isClosing || written.endsWith('/')) yield { kind: 'close', name }
}

function attributesOf(written: string): Map<string, string> {
  const found = [...written.matchAll(attributeForm)]
  return new Map(found.map(([, name = '', double, single]) => [name, unescaped(double ?? single ?? '')]))
}

/** What was begun and never ends goes on to the end of the text. */
function endOf(xml: string, sign: string, from: number): number {
  const found = xml.indexOf(sign, from)
  return found < 0 ? xml.length : found
}

/** A type of document may declare what is in it between brackets. */
function endOfDeclaration(xml: string, from: number): number {
  const end = endOf(xml, '>', from)
  const bracket = xml.indexOf('[', from)
  return bracket < 0 || bracket > end ? end + 1 : endOf(xml, '>', endOf(xml, ']', bracket)) + 1
}

function text(written: string): XmlEvent {
  return { kind: 'text', text: unescaped(written) }
}

function unescaped(xml: string): string {
  return xml.replace(/&(#x?[\da-f]{1,6}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
