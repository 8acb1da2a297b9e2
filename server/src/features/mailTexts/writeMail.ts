import type { EntityManager } from 'typeorm'
import { say } from '../../kernel/i18n/say.js'
import { mailableAddress } from '../../kernel/media/mailableImage.js'
import { Media } from '../../kernel/records/Media.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { Language } from '../../kernel/shared/screens.js'
import { isPrice, type PlaceholderName, placeholdersIn } from '../../kernel/shared/shopPlaceholders.js'
import { type Palette, paletteOf } from '../look/palette.js'
import { priceValuesWithin } from '../prices/priceValues.js'
import { placeholderValues } from '../shop/placeholders.js'
import { readShop } from '../shop/readShop.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import { addressLine, internationalPhone } from '../shop/shopFacts.js'
import { type FilledLine, type Filling, filledParagraphs, filledSubject } from './fillText.js'
import { linkPlace, stopAnchor } from './linkMark.js'
import type { MailKind, MailValues } from './MailKinds.js'
import { MailText } from './MailText.js'
import { type MailLogo, mailPage } from './mailPage.js'
import { describedMail, type MailWords, ourText } from './mailRegistry.js'
import { oneLine } from './oneLine.js'

export interface MailContent {
  kind: MailKind
  language: Language
  /** `link` is the address, or null where there is none; of a secret mail it is not looked at. */
  values: MailValues
  /** Whether its link is put in by the delivery. */
  isSecret: boolean
  /** With scheme and host, where a receiver stops mails that others cause; null where nobody else causes it. */
  stopAddress: string | null
}

export interface WrittenMail {
  subject: string
  /** Plain text. */
  text: string
  /** Null for one so long that only its text is sent. */
  html: string | null
}

/** What a column of the database holds, in bytes. */
const longestPage = 65_000

/** A mail as it is sent: what the shop or else the product says, filled in, in the shop's look of this moment. */
export async function writeMail(
  manager: EntityManager,
  content: MailContent,
  settings: Pick<Settings, 'publicUrl' | 'currency'>,
  changed?: Partial<MailWords> | null,
): Promise<WrittenMail> {
  const { kind, language, isSecret, stopAddress } = content
  const shop = await readShop(manager)
  const words = wordsOf(content, changed === undefined ? await storedWords(manager, kind, language) : changed)
  // Something has to stand for a link that is not known yet.
  const values = isSecret ? { ...content.values, link: linkPlace, stop: linkPlace } : content.values
  const prices = placeholdersIn(`${words.subject}\n${words.body}`).filter(isPrice)
  const facts = new Map<PlaceholderName, string>([
    ...placeholderValues(shop, language),
    ...(await priceValuesWithin(manager, prices, { language, currency: settings.currency })),
  ])
  const filling: Filling = { kind, language, values: shortened(kind, values), shop: facts }
  const paragraphs = filledParagraphs(words.body, filling)
  const link = isSecret ? null : String(values.link ?? '')
  const subject = filledSubject(words.subject, filling) || shop.name
  const signature = signatureOf(shop, content)
  const footer = factsOf(shop, language)
  const notMe = say(language, { key: 'mail.notMe' })
  const html = mailPage({
    language,
    subject,
    paragraphs,
    link,
    button: describedMail(kind).button?.[language] ?? '',
    linkHelp: say(language, { key: 'mail.button.help' }),
    stopWords: say(language, { key: 'mail.stop' }),
    signature,
    notMe: stopAddress ? { words: notMe, address: stopAddress } : null,
    shop: { name: shop.name, facts: footer, address: settings.publicUrl, logo: await logoOf(manager, shop, settings) },
    palette: paletteFor(shop),
  })
  return {
    subject,
    text: [
      textOf(paragraphs, link ?? linkPlace),
      ...signed(signature),
      ['-- ', shop.name, ...footer].join('\n'),
      ...(stopAddress ? [`${notMe}\n${stopAddress}`] : []),
    ].join('\n\n'),
    html: Buffer.byteLength(html) > longestPage ? null : html,
  }
}

/** What a visitor has typed is greeted by no more than a name: nobody has the shop send others a sentence of theirs. */
const maxGreeting = 60

function shortened(kind: MailKind, values: MailValues): MailValues {
  const { name } = values
  if (describedMail(kind).audience !== 'visitor' || typeof name !== 'string') return values
  return { ...values, name: oneLine(name, maxGreeting) }
}

function signed(signature: readonly string[]): string[] {
  return signature.length > 0 ? [signature.join('\n')] : []
}

function storedWords(manager: EntityManager, kind: MailKind, language: Language): Promise<MailText | null> {
  return manager.findOneBy(MailText, { kind, language })
}

function wordsOf({ kind, language }: MailContent, changed: { subject?: string | null; body?: string | null } | null) {
  const ours = ourText(kind, language)
  return { subject: changed?.subject ?? ours.subject, body: changed?.body ?? ours.body }
}

function textOf(paragraphs: readonly (readonly FilledLine[])[], link: string): string {
  const textOfLine = (line: FilledLine) => {
    if (typeof line === 'object') return line.text
    return line === 'link' ? link : `${link}#${stopAnchor}`
  }
  return paragraphs.map((lines) => lines.map(textOfLine).join('\n')).join('\n\n')
}

/** The shop does not sign what it sends to itself. */
function signatureOf({ signatureNl, signatureEn }: ShopSettings, { kind, language }: MailContent): string[] {
  if (describedMail(kind).audience === 'shop') return []
  const signature = { nl: signatureNl, en: signatureEn }[language]
  return signature ? signature.trim().split(/\r?\n/) : []
}

/** Who the shop is, at the foot of every mail. */
function factsOf(shop: ShopSettings, language: Language): string[] {
  const phone = shop.phone && internationalPhone(shop.phone, shop)
  const number = shop.chamberOfCommerce
  const company = number && say(language, { key: 'mail.company', values: { number } })
  return [addressLine(shop), phone, company].filter((line) => typeof line === 'string' && line !== '') as string[]
}

const logoBox = { width: 220, height: 56 }

async function logoOf(
  manager: EntityManager,
  { logo }: ShopSettings,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<MailLogo | null> {
  const image = logo === null ? null : await manager.findOneBy(Media, { url: logo })
  if (!image || image.width <= 0 || image.height <= 0) return null
  const scale = Math.min(1, logoBox.width / image.width, logoBox.height / image.height)
  const size = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  const width = size(image.width)
  return { address: publicUrl + mailableAddress(image, width), width, height: size(image.height) }
}

let known: { colors: string; palette: Palette } | null = null

/** Deriving a palette takes milliseconds, and colours seldom change. */
function paletteFor({ accentColor, groundColor }: ShopSettings): Palette {
  const colors = `${accentColor} ${groundColor}`
  if (known?.colors !== colors) known = { colors, palette: paletteOf(accentColor, groundColor) }
  return known.palette
}
