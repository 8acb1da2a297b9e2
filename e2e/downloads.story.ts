import { logIn } from '../scripts/house/session.mjs'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, shopAddress, test } from './stories.js'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

for (const [language, width] of [['en', 375], ...longForm(['nl', 1280])] as const) {
  test(`[D2] [D6] [K24] [B5] the owner brings files to the accountant (${language}, ${width} px) @every`, async ({
    backOffice,
    baseURL,
  }) => {
    const { page } = backOffice
    const isDutch = language === 'nl'
    const state = encodeURIComponent(JSON.stringify({ language }))
    await page.context().addCookies([{ name: 'state', value: state, url: shopAddress('/') }])
    await page.setViewportSize({ width, height: 800 })
    await backOffice.open('boekhouding/downloads/wijzigen/1')
    const files = page.getByRole('region', { name: isDutch ? 'Bestanden' : 'Files' })
    const accountant = await logIn(baseURL ?? '', 'boekhouder@example.com')
    const seen = async () => {
      const { myDownload } = await accountant.graphql<{ myDownload: { files: { name: string }[] } }>(
        '{ myDownload { files { name } } }',
      )
      return myDownload.files.map(({ name }) => name)
    }
    await expect(files.getByRole('listitem').first()).toBeVisible()
    await expectNoFindings(page)
    await expectToFit(page)

    const name = `kas-${language}.csv`
    const add = files.getByRole('button', { name: isDutch ? 'Bestanden toevoegen' : 'Add files' })
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.click()])
    await chooser.setFiles([csv(name, 'dag;bedrag\n1;2\n'), csv('plaatje.svg', '<svg/>')])
    await expect(files.getByRole('link', { name })).toBeVisible()
    await expect(files.getByRole('alert')).toContainText('plaatje.svg')
    expect(await seen()).toContain(name)

    const replace = files.getByRole('button', { name: `${isDutch ? 'Vervangen' : 'Replace'}: ${name}` })
    const [other] = await Promise.all([page.waitForEvent('filechooser'), replace.click()])
    await other.setFiles(csv(`nieuw-${name}`, 'dag;bedrag\n1;3\n'))
    await expect(files.getByRole('link', { name: `nieuw-${name}` })).toBeVisible()
    expect(await seen()).not.toContain(name)

    await files.getByRole('button', { name: isDutch ? 'Kwartaal klaarzetten' : 'Add quarter' }).click()
    // It is in the language of the accountant.
    await expect(files.getByRole('link', { name: /^Omzet en btw \d{4} kwartaal \d\.xlsx$/ })).toBeVisible()
    expect(await seen()).toContainEqual(expect.stringMatching(/^Omzet en btw \d{4} kwartaal \d\.csv$/))

    await files.getByRole('button', { name: `${isDutch ? 'Verwijderen' : 'Delete'}: nieuw-${name}` }).click()
    await expectNoFindings(page)
    await backOffice
      .dialog()
      .getByRole('button', { name: isDutch ? 'Voorgoed verwijderen' : 'Delete permanently' })
      .click()
    // Links behind a dialog cannot be clicked.
    await expect(backOffice.dialog()).toHaveCount(0)
    await expect(files.getByRole('link', { name: `nieuw-${name}` })).toHaveCount(0)
    expect(await seen()).not.toContain(`nieuw-${name}`)
  })
}
