import { element, type HtmlNode } from '../../kernel/shared/richText/HtmlNode.js'
import { videoAt } from '../../kernel/shared/videoAddress.js'
import { PartElement } from './ContentPart.js'
import type { Attachments } from './pictureAddress.js'

const addressForm = /^https?:\/\/[^\s<>"]{3,2000}$/i

/** Whether a text is an address and nothing else, which WordPress shows as what is there. */
export function isAddress(text: string): boolean {
  return addressForm.test(text) && URL.canParse(text)
}

/** What is at an address that stands by itself: a video, or a link to what only a player of others shows. */
export function embedded(address: string): HtmlNode[] {
  const video = videoAt(watched(address))
  if (video) return [new PartElement({ kind: 'video', address: video.watch })]
  return [element('p', [element('a', [address], new Map([['href', address]]))])]
}

/** A video as it is watched, whatever it was embedded by. */
function watched(address: string): string {
  const url = new URL(address)
  url.protocol = 'https:'
  const [, id] = /^\/(?:embed|shorts|v|live)\/([\w-]{11})$/.exec(url.pathname) ?? []
  const isYoutube = /^(www\.|m\.)?youtube(-nocookie)?\.com$/.test(url.hostname)
  return isYoutube && id ? `https://www.youtube.com/watch?v=${id}` : url.href
}

interface ConvertedLink {
  href: string
  /** Whether it is a file that stays at the old site. */
  isFile: boolean
}

/**
 * Where a link leads from now on: within the old site by its path, which leads on to the record that it was; a file stays where
 * it is. Null for what leads nowhere.
 */
export function convertedLink(href: string, attachments: Attachments): ConvertedLink | null {
  const written = href.trim()
  if (/^(mailto|tel):/i.test(written)) return { href: written, isFile: false }
  if (/^#[\w-]+$/.test(written)) return { href: written, isFile: false }
  const address = attachments.whole(written)
  if (address === null) return null
  if (!attachments.isOfSite(address)) return { href: address, isFile: false }
  const { pathname, search, hash } = new URL(address)
  if (/\/wp-(content|includes)\//.test(pathname)) return { href: address, isFile: true }
  return { href: `${pathname}${search}${hash}`, isFile: false }
}
