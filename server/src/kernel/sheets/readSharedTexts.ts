import { setImmediate } from 'node:timers/promises'
import { UnreadableSheet } from './SheetRow.js'

/** Texts that are read before others have a turn. */
const textsAtOnce = 1000
const longestText = 4_000_000

const entryForm = /<(?:\w+:)?si\s*\/>|<(?:\w+:)?si(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?si>/g
const phonetic = /<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g
const textForm = /<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The texts that the cells of a spreadsheet refer to by their place. */
export async function readSharedTexts(pieces: AsyncIterable<string>): Promise<string[]> {
  const texts: string[] = []
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    let done = 0
    for (const found of rest.matchAll(entryForm)) {
      done = found.index + found[0].length
      texts.push(xmlValue(found[1] ?? ''))
      if (texts.length % textsAtOnce === 0) await setImmediate()
    }
    rest = rest.slice(done)
    if (rest.length > longestText) throw new UnreadableSheet('tooLarge')
  }
  return texts
}

/** The text of the runs within a cell or an entry. */
export function xmlValue(xml: string): string {
  const read = xml.includes('rPh') ? xml.replace(phonetic, '') : xml
  let text = ''
  for (const [, run = ''] of read.matchAll(textForm)) text += unescaped(run)
  return text
}

function unescaped(xml: string): string {
  const plain = xml.replace(/&(#x?[\da-f]{1,6}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
  return plain.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
