import { makePage } from './content.js'
import { paste } from './paste.js'
import { expect, test } from './stories.js'

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUfb+tlvZUPAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC'

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {color: red}</style></head><body>
<p class="MsoNormal" style="margin:0cm"><font face="Calibri"><b>Openingstijden</b><o:p></o:p></font></p>
<p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Maandag</p>
<p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>Dinsdag</p>
<img src="data:image/png;base64,${dot}"></body></html>`

test('[U2] text pasted from Word is clean, and its items are a list', async ({ backOffice }) => {
  const { page } = backOffice
  await backOffice.open('tips/toevoegen')
  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await editor.click()
  await paste(editor, { html: fromWord })
  await expect(editor.locator('strong')).toHaveText('Openingstijden')
  await expect(editor.getByRole('listitem')).toHaveText(['Maandag', 'Dinsdag'])
  const picture = editor.locator('img')
  await expect(picture).toHaveAttribute('src', /^\/uploads\/images\/.+\.png$/)
  await expect(picture).toHaveClass('img-responsive')
  expect(await editor.innerHTML()).not.toMatch(/mso|font|o:p|style="|data:/i)
})

test('[U2] a table grows and shrinks by its own buttons', async ({ backOffice }) => {
  const { page } = backOffice
  await backOffice.open('tips/toevoegen')
  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await editor.click()
  await page.getByRole('button', { name: 'Tabel invoegen' }).first().click()
  await expect(editor.locator('tr')).toHaveCount(3)
  await page.getByRole('button', { name: 'Rij toevoegen' }).click()
  await expect(editor.locator('tr')).toHaveCount(4)
  await page.getByRole('button', { name: 'Kolom verwijderen' }).click()
  await expect(editor.locator('tr').first().locator('th')).toHaveCount(1)
  await page.getByRole('button', { name: 'Tabel verwijderen' }).click()
  await expect(editor.locator('table')).toHaveCount(0)
})

test('[U2] a link to an own page is chosen by its title, and holds when the page moves', async ({
  backOffice,
  api,
  visitor,
}) => {
  const { page } = backOffice
  const target = await makePage(api, 'Werkplaats voor links')
  await backOffice.open('tips/toevoegen')
  const editor = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await editor.click()
  await page.getByRole('button', { name: 'Link', exact: true }).first().click()
  await backOffice.dialog().getByRole('combobox', { name: 'Adres van de link' }).fill('werkplaats voor')
  await page.getByRole('option', { name: /Werkplaats voor links/ }).click()
  await backOffice.dialog().getByRole('button', { name: 'Link maken' }).click()
  const link = editor.locator('a')
  await expect(link).toHaveAttribute('href', `/nl/${target.fullUrl}`)

  await api.graphql('mutation ($id: Int!) { updatePage(id: $id, input: { url: "verhuisde-werkplaats" }) { id } }', {
    id: target.id,
  })
  const answer = await visitor.request.get(`/nl/${target.fullUrl}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  await visitor.goto((await link.getAttribute('href')) ?? '')
  await expect(visitor).toHaveURL(/\/nl\/verhuisde-werkplaats$/)
})
