import type { DrawingOptions } from './DocumentLook.js'
import type { DocumentWords } from './documentWords.js'
import { epcText } from './epcQr.js'

/** A code on paper by which a document is paid, and what is said of it. */
export interface PayCode {
  text: string
  caption: string
  /** For who does not see it. */
  alt: string
}

/** The codes of a document of which something is to be paid: its page online first, then what apps of banks read. */
export function payCodes(words: DocumentWords, { qr, payAt }: DrawingOptions): PayCode[] {
  if (!words.paymentSentence()) return []
  const { number } = words.document
  const epc = qr ? epcText(words.document) : null
  const online = payAt && {
    text: payAt,
    caption: words.say('invoice.qrOnline'),
    alt: words.say('invoice.qrOnlineDescription', { number }),
  }
  const ofBank = epc && {
    text: epc,
    caption: words.say('invoice.qr'),
    alt: words.say('invoice.qrDescription', { number }),
  }
  return [online, ofBank].filter((code) => code !== null && code !== undefined && code !== '')
}
