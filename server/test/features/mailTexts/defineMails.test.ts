import { describe, expect, it } from '@jest/globals'
import '../../../src/features/features.js'
import { defineMails } from '../../../src/features/mailTexts/defineMails.js'
import { mailsOf } from '../../../src/features/mailTexts/FeatureMails.js'
import { describedMail, mailKindChoice, registerMails } from '../../../src/features/mailTexts/mailRegistry.js'
import type { NewMail } from '../../../src/features/messages/queueMail.js'

const words = { subject: 'Dag', body: ['Dag {{name}}, kijk hier:\n{{link}}'] } as const
const sound = {
  audience: 'customer',
  strangers: 'none',
  placeholders: ['name', 'link'],
  required: ['link'],
  button: { nl: 'Kijk', en: 'Look' },
  label: { nl: 'Groet', en: 'Greeting' },
  occasion: { nl: 'Altijd.', en: 'Always.' },
  nl: words,
  en: words,
} as const
const address = { recipient: 'anna@example.com', language: 'nl' } as const

/** The compiler reads these, as "types of server/test" of `npm run check`: an expected error that does not come is one. */
export function doNotCompile() {
  const { en: _, ...inDutch } = sound
  const { label: __, ...unnamed } = sound
  const { button: ___, ...buttonless } = sound
  // @ts-expect-error a mail without words in one language
  defineMails({ greeting: inDutch })
  // @ts-expect-error a mail without a label
  defineMails({ greeting: unnamed })
  // @ts-expect-error a label in one language
  defineMails({ greeting: { ...sound, label: { nl: 'Groet' } } })
  // @ts-expect-error a link without a button
  defineMails({ greeting: buttonless })
  // @ts-expect-error a required placeholder that it does not have
  defineMails({ greeting: { ...sound, required: ['price'] } })
  // @ts-expect-error mails without an example
  mailsOf(defineMails({ greeting: sound }))
  const values = { name: 'Anna', message: 'Dag', day: '1 mei', quoted: 'Hallo' }
  const queued: NewMail[] = [
    { ...address, kind: 'messageAnswer', values },
    // @ts-expect-error a kind that nobody defines
    { ...address, kind: 'greeting', values },
    // @ts-expect-error a placeholder without a value
    { ...address, kind: 'messageAnswer', values: { name: 'Anna', message: 'Dag', day: '1 mei' } },
  ]
  return queued
}

describe('mails that features define', () => {
  it('[W8] are known once their feature lists them, each kind once, with the words beside them', () => {
    expect(describedMail('quoteSent').audience).toBe('customer')
    expect(mailKindChoice.labels?.get('quoteSent')).toEqual({ nl: 'Offerte verstuurd', en: 'Quote sent' })
    expect(() => describedMail('greeting' as 'test')).toThrow('No feature lists the mail greeting')
    const again = mailsOf(defineMails({ quoteSent: sound }), async () => ({ values: {}, about: null }))
    expect(() => registerMails([again])).toThrow('There are two mails quoteSent')
  })
})
