import { describe, expect, it } from '@jest/globals'
import { richTextWithoutEmpty } from '../../../src/features/emptyFacts/richTextWithoutEmpty.js'
import { sentencesIn } from '../../../src/features/emptyFacts/sentencesIn.js'
import { ownWordsOf, withoutEmpty } from '../../../src/features/emptyFacts/withoutEmpty.js'

/** `{{empty}}` and `{{none}}` have nothing to say; `{{name}}` and `{{phone}}` have. */
const wording = { language: 'nl', isEmpty: (meant: string) => ['empty', 'none'].includes(meant.trim()) } as const
const plain = (text: string) => withoutEmpty(text, wording)
const title = (text: string) => withoutEmpty(text, { ...wording, isTitle: true })
const rich = (html: string) => richTextWithoutEmpty(html, wording)

describe('[Y25] sentences', () => {
  it.each([
    ['Bel ons. Of kom langs!', ['Bel ons.', 'Of kom langs!']],
    ['We antwoorden {{empty}}. {{name}} helpt je.', ['We antwoorden {{empty}}.', '{{name}} helpt je.']],
    ['Neem bijv. Windows mee. Bel {{empty}}.', ['Neem bijv. Windows mee.', 'Bel {{empty}}.']],
    ['Ons KvK-nr. {{empty}} staat hier. Kom langs.', ['Ons KvK-nr. {{empty}} staat hier.', 'Kom langs.']],
    ['Bel tel. {{empty}} vandaag. Kom langs.', ['Bel tel. {{empty}} vandaag.', 'Kom langs.']],
    ['Dhr. J. Jansen helpt o.a. Apple-klanten. Ja.', ['Dhr. J. Jansen helpt o.a. Apple-klanten.', 'Ja.']],
    ['Dat kost ca. 3.50 euro. Bel maar.', ['Dat kost ca. 3.50 euro.', 'Bel maar.']],
    ['Laptops, telefoons enz. Bel {{empty}}.', ['Laptops, telefoons enz.', 'Bel {{empty}}.']],
    ['1. Bel {{empty}}. Klaar.', ['1. Bel {{empty}}.', 'Klaar.']],
    ['Kan dat? Ja! Bel dan.', ['Kan dat?', 'Ja!', 'Bel dan.']],
  ])('of "%s"', (line, expected) => {
    expect(sentencesIn(line, 'nl').map(({ from, to }) => line.slice(from, to).trim())).toEqual(expected)
  })

  it('of English', () => {
    const line = 'No. We open at 9 a.m. Call e.g. Monday, or ask Mr. Smith at ext. {{empty}} first. No. 5 is ours.'
    expect(sentencesIn(line, 'en').map(({ from, to }) => line.slice(from, to).trim())).toEqual([
      'No.',
      'We open at 9 a.m.',
      'Call e.g. Monday, or ask Mr. Smith at ext. {{empty}} first.',
      'No. 5 is ours.',
    ])
  })
})

describe('[Y25] of a plain text', () => {
  it.each([
    ['goes the sentence', 'Kom langs. Open: {{empty}}. Tot zo.', 'Kom langs. Tot zo.'],
    ['goes the last sentence with its space', 'Kom langs. {{empty}}', 'Kom langs.'],
    ['go two sentences', 'Kom. Bel {{empty}}. Mail {{none}}.', 'Kom.'],
    ['goes all', 'Op een bericht antwoorden we {{empty}}.', ''],
    ['goes a sentence of which something is known', 'Btw {{name}}, KvK {{empty}}.', ''],
    ['stays what is known', 'Bel {{name}}. {{constructor}}.', 'Bel {{name}}. {{constructor}}.'],
    ['goes an aside', 'Bel ons ({{empty}}) of kom langs ({{name}}).', 'Bel ons of kom langs ({{name}}).'],
    ['goes a sentence with more than an aside', 'Bel ({{empty}}) of mail {{none}}. Ja.', 'Ja.'],
    ['stays an address', '{{name}}, {{empty}} {{phone}}.', '{{name}}, {{phone}}.'],
    ['stays the beginning of an address', '{{name}}, {{empty}} {{none}}.', '{{name}}.'],
    ['stays the end of an address', '{{empty}}, {{none}} {{name}}', '{{name}}'],
    ['goes what is between separators', 'KvK {{empty}} · Btw {{name}} · Bank {{none}}', 'Btw {{name}}'],
    ['goes a line', '- Kom langs\n- Bel {{empty}}\n- Mail {{name}}', '- Kom langs\n- Mail {{name}}'],
    ['goes a line with what leads to it', 'Kom.\nOpen:\n{{empty}}', 'Kom.'],
    ['stays what leads to more', 'Kies:\n- bel {{empty}}\n- kom langs', 'Kies:\n- kom langs'],
    ['goes what leads to nothing', 'Kies:\n- bel {{empty}}\n- mail {{none}}\nTot zo.', 'Tot zo.'],
    ['goes a paragraph', 'Een.\n\nBel {{empty}}.\n\nTwee.', 'Een.\n\nTwee.'],
  ])('%s', (_, text, expected) => expect(plain(text)).toBe(expected))
})

describe('[Y25] of a title', () => {
  it.each([
    ['goes the part after a dash', 'Reparatie – {{empty}}', 'Reparatie'],
    ['goes the part before one', '{{empty}} | Reparatie', 'Reparatie'],
    ['goes the part after a colon', 'Contact: {{empty}}', 'Contact'],
    ['goes the part between two', 'Pc-hulp - {{empty}} - {{name}}', 'Pc-hulp - {{name}}'],
    ['goes all', 'Bel {{empty}}', ''],
  ])('%s', (_, text, expected) => expect(title(text)).toBe(expected))

  it.each([
    ['Reparatie in {{empty}}!', 'Reparatie in!'],
    ['{{empty}}, {{none}}', ''],
    ['Bel {{empty}} ({{none}})', 'Bel'],
  ])('its own words are left of "%s"', (text, expected) => expect(ownWordsOf(text, wording)).toBe(expected))
})

describe('[Y25] of rich text', () => {
  it.each([
    ['goes the sentence', '<p>Kom. Open: {{empty}}. Ja.</p>', '<p>Kom. Ja.</p>'],
    ['goes a sentence through marks', '<p>Kom. <strong>Bel</strong> nu <em>{{empty}}</em>. Ja.</p>', '<p>Kom. Ja.</p>'],
    ['goes a link with its sentence', '<p>Kom. <a href="/nl/contact">Bel {{empty}}</a>.</p>', '<p>Kom.</p>'],
    [
      'stays the mark around two sentences',
      '<p><strong>Kom. Bel {{empty}}.</strong></p>',
      '<p><strong>Kom.</strong></p>',
    ],
    ['goes the paragraph', '<p>Kom.</p>\n<p>Open: {{empty}}.</p>\n<p>Ja.</p>', '<p>Kom.</p>\n\n<p>Ja.</p>'],
    ['goes a line', '<p>{{name}}<br>{{empty}}</p>', '<p>{{name}}</p>'],
    ['goes a line in the middle', '<p>Een<br>{{empty}}<br>Twee</p>', '<p>Een<br>Twee</p>'],
    ['goes a line with what leads to it', '<p>Open:<br>{{empty}}</p>', ''],
    ['goes an item', '<ul><li><p>Kom</p></li><li><p>Bel {{empty}}</p></li></ul>', '<ul><li><p>Kom</p></li></ul>'],
    ['goes a list with what leads to it', '<p>Bel:</p><ul><li>{{empty}}</li></ul><p>Ja.</p>', '<p>Ja.</p>'],
    [
      'goes an item with the list in it',
      '<ul><li>Bel {{empty}}<ul><li>nu</li></ul></li><li>Kom</li></ul>',
      '<ul><li>Kom</li></ul>',
    ],
    ['goes a heading', '<h2>Bel {{empty}}</h2><p>Ja.</p>', '<p>Ja.</p>'],
    [
      'goes a heading with nothing below it',
      '<h2>Open</h2><p>{{empty}}</p><h2>Adres</h2><p>Hier.</p>',
      '<h2>Adres</h2><p>Hier.</p>',
    ],
    ['goes a heading with only such headings below it', '<h2>A</h2><h3>B</h3><p>{{empty}}</p>', ''],
    [
      'stays a heading with a rest',
      '<h2>A</h2><h3>B</h3><p>{{empty}}</p><h3>C</h3><p>c</p>',
      '<h2>A</h2><h3>C</h3><p>c</p>',
    ],
    [
      'goes the row of a table',
      '<table><tbody><tr><th>Bank</th><td>{{empty}}</td></tr><tr><th>Naam</th><td>{{name}}</td></tr></tbody></table>',
      '<table><tbody><tr><th>Naam</th><td>{{name}}</td></tr></tbody></table>',
    ],
    [
      'goes a table of which only the head is left',
      '<table><thead><tr><th>Bank</th></tr></thead><tbody><tr><td>{{empty}}</td></tr></tbody></table>',
      '',
    ],
    [
      'stays the head of a table, and a row that others stretch over',
      '<table><tbody><tr><th>{{empty}}</th><th>A</th></tr><tr><td rowspan="2">B</td><td>{{none}}</td></tr></tbody></table>',
      '<table><tbody><tr><th></th><th>A</th></tr><tr><td rowspan="2">B</td><td></td></tr></tbody></table>',
    ],
    [
      'stays a picture',
      '<p><img src="/uploads/images/a.jpg" alt=""> Bel {{empty}}.</p>',
      '<p><img src="/uploads/images/a.jpg" alt=""></p>',
    ],
    ['stays what has no hole as it is', '<p>A &amp; B {{name}}</p>', '<p>A &amp; B {{name}}</p>'],
    ['stays markup as words', '<p>A &lt; b. Bel {{empty}}.</p>', '<p>A &lt; b.</p>'],
    ['is a line in HTML one sentence', '<p>Kom langs\nbij {{empty}}. Ja.</p>', '<p>Ja.</p>'],
  ])('%s', (_, html, expected) => expect(rich(html)).toBe(expected))
})
