const candidate = /(?:https?:\/\/|www\.)[^\s<>"\u00a0\ufffc]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/
const ip = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** An address in a text, and where it leads. */
interface PlainAddress {
  index: number
  text: string
  href: string
}

/**
 * The addresses in a text that are links by themselves: those that begin with `http://`, `https://` or `www.`, and addresses
 * of mail. Anything else with a dot, such as a file's name or an abbreviation, is text.
 */
export function plainAddressesIn(text: string): PlainAddress[] {
  return [...text.matchAll(candidate)].flatMap((match) => {
    const written = withoutEnd(match[0])
    const href = hrefOf(written)
    // A part of a longer word is none, such as in `user:https://`.
    const isPart = /[\p{L}\d@./-]$/u.test(text.slice(0, match.index))
    return href === null || isPart ? [] : [{ index: match.index, text: written, href }]
  })
}

/** Whether all of it is such an address. */
export function isPlainAddress(text: string): boolean {
  return plainAddressesIn(text)[0]?.text === text
}

/** Without what ends the sentence around it; a bracket belongs to it where it was opened in it. */
function withoutEnd(text: string): string {
  const end = text.at(-1) ?? ''
  const opening = { ')': '(', ']': '[', '}': '{' }[end]
  const isOpened = opening !== undefined && text.split(opening).length >= text.split(end).length
  return /[.,;:!?…'’”»)\]}]/.test(end) && !isOpened ? withoutEnd(text.slice(0, -1)) : text
}

function hrefOf(text: string): string | null {
  if (!/^(https?:|www\.)/i.test(text))
    return host.test(text.slice(text.lastIndexOf('@') + 1).toLowerCase()) ? `mailto:${text}` : null
  const href = /^www\./i.test(text) ? `https://${text}` : text
  if (!URL.canParse(href)) return null
  const { hostname } = new URL(href)
  const isWhole = host.test(hostname.replace(/^www\./, ''))
  return isWhole || ip.test(hostname) ? href : null
}
