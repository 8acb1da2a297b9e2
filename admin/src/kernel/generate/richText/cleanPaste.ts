import { arrangeRichText } from '@shop/server/arrangeRichText'
import { element, type HtmlNode, htmlOf } from '@shop/server/htmlNode'
import { linkAddresses } from './linkAddresses'

interface CleanPaste {
  html: string
  /** What was held in the text itself, to be uploaded instead. */
  pictures: File[]
}

/** Text from a word processor, a mail or a page as it would have been typed, by the rules that the server stores it by. */
export function cleanPaste(html: string): CleanPaste {
  const read = new DOMParser().parseFromString(html, 'text/html')
  const pictures = [...read.querySelectorAll('img')].flatMap(({ src }) => pictureIn(src) ?? [])
  const arranged = arrangeRichText([...read.childNodes].flatMap(nodesOf))
  // What was copied in an editor is as its writer left it.
  const isOwn = html.includes('data-pm-slice')
  return { html: htmlOf(isOwn ? arranged : linkAddresses(arranged)).replace(/^\n+|\n+$/g, ''), pictures }
}

/** Whether there is more to paste than a picture. */
export function saysSomething(html: string): boolean {
  if (html === '') return false
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return (body.textContent ?? '').trim() !== '' || pictureIn(body.querySelector('img')?.src ?? '') !== undefined
}

function nodesOf(node: ChildNode): HtmlNode[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element)) return []
  const attributes = new Map([...node.attributes].map(({ name, value }) => [name, value]))
  return [element(node.localName, [...node.childNodes].flatMap(nodesOf), attributes)]
}

function pictureIn(address: string): File | undefined {
  const [, type, content] = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=\s]+)$/.exec(address) ?? []
  if (!type || !content) return undefined
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  return new File([bytes], `image.${type.replace('image/', '')}`, { type })
}
