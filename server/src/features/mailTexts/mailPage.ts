import type { Language } from '../../kernel/shared/screens.js'
import type { Palette } from '../look/palette.js'
import type { FilledLine } from './fillText.js'
import { linkMark, stopAnchor } from './linkMark.js'

/** What the page of a mail is made from; all texts are plain. */
export interface MailPage {
  language: Language
  subject: string
  paragraphs: readonly (readonly FilledLine[])[]
  /** The address of the link, or null for one that delivery puts in. */
  link: string | null
  button: string
  /** The sentence above the address, for who cannot press the button. */
  linkHelp: string
  /** The words of the link by which a customer stops such mails. */
  stopWords: string
  signature: readonly string[]
  /** Where the receiver stops mails that others cause, and the words of the link; null where nobody else causes it. */
  notMe: { words: string; address: string } | null
  shop: { name: string; facts: readonly string[]; address: string; logo: MailLogo | null }
  palette: Palette
}

export interface MailLogo {
  address: string
  /** As it is shown, in pixels. */
  width: number
  height: number
}

/** As wide as mail programs show a page without scrolling. */
const width = 600
const longestPreheader = 140
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * A mail as a page: tables and attributes, since mail programs know little of style sheets. Dark colours are a style sheet
 * for those that do; on others the light ones stay. Outlook for Windows renders as Word does, without `max-width`, without
 * padding of links and with `display:none` shown in places: the conditional table and the `mso-` properties are for it.
 */
export function mailPage(page: MailPage): string {
  const { language, subject, shop, palette, signature } = page
  const { ground, cardGround, line, ink, softInk, fill } = palette.light.white
  const paragraphs = page.paragraphs.map((lines) => paragraph(lines, page)).join('')
  const signed = signature.length > 0 ? text(signature.map(escaped).join('<br>'), ink, 'ink') : ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${styles(palette)}</style>
</head>
<body class="ground" bgcolor="${ground}" style="margin:0;padding:0;background-color:${ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader(page))}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${width}px">
<tr><td class="card line" bgcolor="${cardGround}" style="background-color:${cardGround};border:1px solid ${line};border-top:4px solid ${fill}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding:24px 24px 0">${head(page)}</td></tr>
<tr><td style="padding:20px 24px 12px">${paragraphs}${signed}</td></tr>
</table>
</td></tr>
<tr><td class="soft" style="padding:16px 24px 0;${font};font-size:13px;line-height:1.5;color:${softInk}"><strong>${escaped(shop.name)}</strong><br>${shop.facts.map(escaped).join('<br>')}${shop.facts.length > 0 ? '<br>' : ''}<a class="soft" href="${escaped(shop.address)}" style="color:${softInk}">${escaped(new URL(shop.address).host)}</a>${notMeLink(page)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

function notMeLink({ notMe, palette }: MailPage): string {
  if (notMe === null) return ''
  const { softInk } = palette.light.white
  return `<br><br><a class="soft" href="${escaped(notMe.address)}" style="color:${softInk}">${escaped(notMe.words)}</a>`
}

/** From this many times its height on, a logo has the name on it, or has room for it where pictures are not shown. */
const leastWideLogo = 2.5

/** The logo on a plate that is light in either scheme, with the name beside a mere mark; without a logo the name. */
function head({ shop, palette }: MailPage): string {
  const { logo, name } = shop
  const { ink } = palette.light.white
  const title = `${font};font-size:20px;font-weight:700;color:${ink}`
  if (!logo) return `<div class="ink" style="${title}">${escaped(name)}</div>`
  const isMark = logo.width < leastWideLogo * logo.height
  const beside = isMark ? `<td class="ink" style="padding-left:12px;${title}">${escaped(name)}</td>` : ''
  const size = `width="${logo.width}" height="${logo.height}"`
  const alt = `${font};font-size:18px;font-weight:700;color:${ink}`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#ffffff" style="background-color:#ffffff;padding:8px 10px;border-radius:4px"><img src="${escaped(logo.address)}" alt="${isMark ? '' : escaped(name)}" ${size} border="0" style="display:block;max-width:100%;${alt}"></td>${beside}</tr></table>`
}

function paragraph(lines: readonly FilledLine[], page: MailPage): string {
  const { ink } = page.palette.light.white
  const parts: string[] = []
  let words: string[] = []
  const end = () => {
    if (words.length > 0) parts.push(text(words.join('<br>'), ink, 'ink'))
    words = []
  }
  for (const line of lines) {
    if (typeof line === 'object') words.push(escaped(line.text).replaceAll('\n', '<br>'))
    else {
      end()
      parts.push(line === 'link' ? button(page) : stopLink(page))
    }
  }
  end()
  return parts.join('')
}

function text(html: string, color: string, role: string, size = 16): string {
  return `<p class="${role}" style="margin:0 0 16px;${font};font-size:${size}px;line-height:1.55;color:${color};overflow-wrap:anywhere">${html}</p>`
}

function stopLink({ link, stopWords, palette }: MailPage): string {
  const { accent, softInk } = palette.light.white
  const address = `${link === null ? linkMark : escaped(link)}#${stopAnchor}`
  return text(
    `<a class="accent" href="${address}" style="color:${accent}">${escaped(stopWords)}</a>`,
    softInk,
    'soft',
    13,
  )
}

function button({ link, button: label, linkHelp, palette }: MailPage): string {
  const { fill, onFill, fillEdge, accent, softInk } = palette.light.white
  const address = link === null ? linkMark : escaped(link)
  const pressed = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td class="fill" bgcolor="${fill}" style="background-color:${fill};border:1px solid ${fillEdge};border-radius:4px;mso-padding-alt:12px 20px"><a class="onFill" href="${address}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;font-weight:600;line-height:1.25;color:${onFill};text-decoration:none">${escaped(label)}</a></td></tr></table>`
  const written = `${escaped(linkHelp)}<br><a class="accent" href="${address}" style="color:${accent};word-break:break-all">${address}</a>`
  return pressed + text(written, softInk, 'soft', 13)
}

/** What lists of mails show beside the subject. */
function preheader({ paragraphs }: MailPage): string {
  const lines = paragraphs.slice(1, 3).flat()
  const words = (lines.length > 0 ? lines : (paragraphs[0] ?? [])).map((line) =>
    typeof line === 'object' ? line.text : '',
  )
  return words.join(' ').replace(/\s+/g, ' ').trim().slice(0, longestPreheader)
}

/** The dark colours, for programs that follow the device, and for Outlook's, which marks what it has darkened. */
function styles({ dark }: Palette): string {
  const { ground, cardGround, line, ink, softInk, accent, fill, onFill, fillEdge } = dark.white
  const rules: [string, string][] = [
    ['ground', `background-color:${ground} !important`],
    ['card', `background-color:${cardGround} !important`],
    ['line', `border-color:${fill} ${line} ${line} !important`],
    ['ink', `color:${ink} !important`],
    ['soft', `color:${softInk} !important`],
    ['accent', `color:${accent} !important`],
    ['fill', `background-color:${fill} !important;border-color:${fillEdge} !important`],
    ['onFill', `color:${onFill} !important`],
  ]
  const scheme = rules.map(([role, rule]) => `.${role}{${rule}}`).join('')
  const marked = rules.map(([role, rule]) => {
    const mark = /^background/.test(rule) ? 'data-ogsb' : 'data-ogsc'
    return `[${mark}] .${role}{${rule}}`
  })
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${scheme}}${marked.join('')}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it stands in a page, in words or in an attribute. */
export function escaped(plain: string): string {
  return plain.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
