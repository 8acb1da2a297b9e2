import { describe, expect, it } from '@jest/globals'
import '../../../src/delivery/composition/buildShopSchema.js'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkMailText } from '../../../src/features/mailTexts/checkMailText.js'
import { describedMail, mailKindChoice, ourText } from '../../../src/features/mailTexts/mailRegistry.js'
import { label, missingLabels } from '../../../src/kernel/i18n/labels.js'
import { languages } from '../../../src/kernel/shared/screens.js'

const cases = mailKindChoice.values.flatMap((kind) => languages.map((language) => ({ kind, language })))

/** Every statement of the source that queues a mail names its kind in one of these. */
const source = path.join(import.meta.dirname, '../../../src')

describe('the texts of mails that come with the product', () => {
  it.each(cases)('[W8] $kind in $language says something, and passes the rules for texts of the shop', (each) => {
    const words = ourText(each.kind, each.language)
    const faults = Object.values(checkMailText({ kind: each.kind, ...words })).filter(Boolean)
    expect(faults).toEqual([])
    for (const text of Object.values(words)) {
      expect(text).toMatch(/\w/)
      // A key that the catalogue does not have is said as it is, and a value of another form of placeholder too.
      expect(text).not.toMatch(/undefined|(^|[^{])\{\w+\}([^}]|$)/)
    }
  })

  it('[W8] are in the language that they are for', () => {
    for (const kind of mailKindChoice.values) expect(ourText(kind, 'nl').body).not.toBe(ourText(kind, 'en').body)
  })

  it('[W8] [Y100] have names, occasions and placeholders with labels in both languages', () => {
    const before = missingLabels().length
    for (const kind of mailKindChoice.values) {
      for (const language of languages) {
        const { label: name, occasion } = describedMail(kind)
        expect([kind, name[language], occasion[language]]).toEqual([
          kind,
          expect.stringMatching(/\w/),
          expect.stringMatching(/\w/),
        ])
      }
      for (const name of describedMail(kind).placeholders) label(`mailPlaceholder.${name}`)
    }
    expect(missingLabels().slice(before)).toEqual([])
  })

  it('[W8] are the only ones: no mail is queued past the registry', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const inserting = files.filter((name) =>
      /insert\((manager, )?OutgoingMail|sendMail\(/.test(readFileSync(path.join(source, name), 'utf8')),
    )
    expect(inserting.map((name) => path.basename(name)).sort()).toEqual(['Mailer.ts', 'queueMail.ts'])
  })
})
