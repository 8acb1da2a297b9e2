import type { Locator } from '@playwright/test'
import type { BackOffice } from './BackOffice.js'
import { paste } from './paste.js'
import { expect, test } from './stories.js'

/** An empty text of a new tip. */
async function emptyEditor(backOffice: BackOffice): Promise<Locator> {
  await backOffice.open('tips/toevoegen')
  const editor = backOffice.page.getByRole('textbox', { name: 'Tekst', exact: true })
  await editor.click()
  return editor
}

/** What stands in the editor, without what only the browser needs. */
async function contentOf(editor: Locator): Promise<string> {
  const html = await editor.innerHTML()
  return (
    html
      .replace(/<br class="ProseMirror-trailingBreak">|<(colgroup|\/colgroup|col)\b[^>]*>/g, '')
      .replace(/ (style|class|colspan|rowspan)="[^"]*"/g, '')
      .replace(/<\/?div>/g, '')
      // Where one goes on typing after a list or a table.
      .replace(/(?<=.)<p><\/p>$/, '')
  )
}

const pasted: Record<string, [html: string, content: string]> = {
  'one line of Google Docs': [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><span style="font-weight:400;">Open tot zes</span></b>',
    '<p>Open tot zes</p>',
  ],
  'bold text of Google Docs': [
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Let op</span>' +
      '<span style="font-weight:400;font-style:italic"> dicht</span></p></b>',
    '<p><strong>Let op</strong><em> dicht</em></p>',
  ],
  'links whose text looks like an address': [
    '<p><a href="https://www.example.nl/diep?a=1">example.nl</a> <a href="https://example.nl/b">www.voorbeeld.nl</a> ' +
      '<a href="mailto:info@example.nl">ander@example.nl</a> <a href="tel:+31301234567">030-1234567</a> bijlage.zip bijv.nl</p>',
    '<p><a href="https://www.example.nl/diep?a=1">example.nl</a> <a href="https://example.nl/b">www.voorbeeld.nl</a> ' +
      '<a href="mailto:info@example.nl">ander@example.nl</a> <a href="tel:+31301234567">030-1234567</a> bijlage.zip bijv.nl</p>',
  ],
  'an address before a line break': [
    '<p>https://www.example.nl/afspraak<br>Tot dan (zie www.example.nl/a_(b)).</p>',
    '<p><a href="https://www.example.nl/afspraak">https://www.example.nl/afspraak</a><br>Tot dan (zie ' +
      '<a href="https://www.example.nl/a_(b)">www.example.nl/a_(b)</a>).</p>',
  ],
  'a numbered list of Word': [
    `<html><body><!--StartFragment--><p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]>
<span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Kopie</p><p class=MsoListParagraphCxSpMiddle
style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a.<span>&nbsp;</span></span><![endif]>foto</p>
<p class=MsoNormal>Tussendoor</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>Lader</p><!--EndFragment--></body></html>`,
    '<ol><li><p>Kopie</p><ol type="a"><li><p>foto</p></li></ol></li></ol><p>Tussendoor</p><ol start="2"><li><p>Lader</p></li></ol>',
  ],
  'lines and headings': [
    '<div>Regel een</div><div>Regel twee</div><h1>Kop</h1><h5>Klein</h5>',
    '<p>Regel een</p><p>Regel twee</p><h2>Kop</h2><h4>Klein</h4>',
  ],
  'a table of Excel': [
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65 {font-weight:700}</style></head><body>
<table border=0 style='width:144pt'><col width=64><tr height=20><td class=xl65>Merk</td><td>Prijs</td></tr></table></body></html>`,
    '<table><tbody><tr><td><p><strong>Merk</strong></p></td><td><p>Prijs</p></td></tr></tbody></table>',
  ],
}

for (const [title, [html, content]] of Object.entries(pasted)) {
  test(`[Y23] ${title}: says what it said where it was copied`, async ({ backOffice }) => {
    const editor = await emptyEditor(backOffice)
    await paste(editor, { html })
    await expect.poll(() => contentOf(editor)).toBe(content)
  })
}

test('[Y23] lines of plain text stay lines, and an empty one begins a paragraph', async ({ backOffice }) => {
  const editor = await emptyEditor(backOffice)
  await paste(editor, { text: 'Dorpsstraat 1\r\n3511 AB Utrecht\r\n\r\nzie www.example.nl' })
  await expect
    .poll(() => contentOf(editor))
    .toBe('<p>Dorpsstraat 1<br>3511 AB Utrecht</p><p>zie <a href="https://www.example.nl">www.example.nl</a></p>')
})

test('[Y23] what is typed after a pasted address is no part of the link', async ({ backOffice }) => {
  const { page } = backOffice
  const editor = await emptyEditor(backOffice)
  await paste(editor, { text: 'https://www.example.nl/afspraak' })
  await page.keyboard.type('! Tot dan')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Zie bijlage.zip, bijv.nl of www.example.nl ')
  await expect
    .poll(() => contentOf(editor))
    .toBe(
      '<p><a href="https://www.example.nl/afspraak">https://www.example.nl/afspraak</a>! Tot dan</p>' +
        '<p>Zie bijlage.zip, bijv.nl of <a href="https://www.example.nl">www.example.nl</a> </p>',
    )
})

test('[Y23] an address pasted over a text makes it a link', async ({ backOffice }) => {
  const { page } = backOffice
  const editor = await emptyEditor(backOffice)
  await page.keyboard.type('Afspraak')
  await page.keyboard.press('ControlOrMeta+a')
  await paste(editor, { text: 'https://www.example.nl/afspraak' })
  await expect.poll(() => contentOf(editor)).toBe('<p><a href="https://www.example.nl/afspraak">Afspraak</a></p>')
})

test('[Y23] a list may be the first of an empty text', async ({ backOffice }) => {
  const { page } = backOffice
  for (const [begin, tag] of [
    ['- ', 'ul'],
    ['1. ', 'ol'],
    ['> ', 'blockquote'],
    ['## ', 'h2'],
  ] as const) {
    const editor = await emptyEditor(backOffice)
    await page.keyboard.type(begin, { delay: 60 })
    await expect(editor.locator(tag)).toHaveCount(1)
    await page.keyboard.type('een')
    await expect(editor.locator(tag)).toHaveText('een')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
  }
})
