import { describe, expect, it } from '@jest/globals'
import '../../../src/delivery/composition/buildShopSchema.js'
import { holesIn } from '../../../../scripts/house/holesIn.mjs'
import { type Filling, filledParagraphs, filledSubject } from '../../../src/features/mailTexts/fillText.js'
import type { MailValues } from '../../../src/features/mailTexts/MailKinds.js'
import { type MailPlaceholder, mailPlaceholders } from '../../../src/features/mailTexts/mailPlaceholders.js'
import { describedMail, mailKindChoice, ourText } from '../../../src/features/mailTexts/mailRegistry.js'
import { languages } from '../../../src/kernel/shared/screens.js'
import { shopPlaceholders } from '../../../src/kernel/shared/shopPlaceholders.js'

const cases = mailKindChoice.values.flatMap((kind) => languages.map((language) => ({ kind, language })))

function textOf(body: string, filling: Filling): string {
  const paragraphs = filledParagraphs(body, filling).map((lines) =>
    lines.map((line) => (typeof line === 'object' ? line.text : 'https://shop.test/')).join('\n'),
  )
  return paragraphs.join('\n\n')
}

/** The holes of plain text, line by line. */
const holesOf = (text: string) => text.split('\n').flatMap((line) => holesIn(line.replace(/[<>&]/g, '')))

describe('[Y25] the mails of the product', () => {
  it.each(cases)('have no hole whatever there is nothing to say of ($kind, $language)', ({ kind, language }) => {
    const { placeholders, required } = describedMail(kind)
    const { subject, body } = ourText(kind, language)
    const optional: readonly MailPlaceholder[] = placeholders.filter((name) => !required.includes(name))
    const without = [[], optional, ...optional.map((name) => [name])]
    for (const empty of without) {
      for (const facts of ['', 'Feit']) {
        const said = placeholders.map((name) => [name, empty.includes(name) ? null : `Iets van ${name}`])
        const values: MailValues = Object.fromEntries(said)
        const shop = new Map(shopPlaceholders.map((name) => [name, name === 'name' ? 'De Schroef' : facts] as const))
        const filling: Filling = { kind, language, values, shop }
        const text = textOf(body, filling)
        expect([empty, facts, holesOf(text), holesOf(filledSubject(subject, filling))]).toEqual([empty, facts, [], []])
        expect(filledSubject(subject, filling)).not.toBe('')
        // What was written for this mail is in it, whatever else is missing.
        const written = placeholders.filter((name) => mailPlaceholders[name] === 'lines' && !empty.includes(name))
        for (const name of written) {
          if (body.includes(`{{${name}}}`))
            expect([name, text]).toEqual([name, expect.stringContaining(`Iets van ${name}`)])
        }
      }
    }
  })

  it('say what the shop has said, in the order of its text', () => {
    const shop = new Map([['name', 'De Schroef'] as const, ['phone', ''] as const, ['city', 'Utrecht'] as const])
    const filling: Filling = {
      kind: 'messageAnswer',
      language: 'nl',
      values: { name: 'Noor', message: 'Dat kan. {{shop.phone}}', quoted: null, day: null, link: null } as MailValues,
      shop,
    }
    const body =
      'Dag {{name}}. Bel {{shop.phone}}.\n\n{{message}}\n\nOp {{day}} schreef je:\n{{quoted}}\n\nTot in {{shop.city}}!'
    expect(textOf(body, filling)).toBe('Dag Noor.\n\nDat kan. {{shop.phone}}\n\nTot in Utrecht!')
    expect(filledSubject('Antwoord van {{shop.name}}: {{shop.phone}}', filling)).toBe('Antwoord van De Schroef')
    expect(filledSubject('Bel {{shop.phone}}', filling)).toBe('Bel')
  })
})
