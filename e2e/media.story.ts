import { readFileSync } from 'node:fs'
import { inRoot } from '../scripts/house/root.mjs'
import { makeProduct } from './content.js'
import { expect, test } from './stories.js'

/** Under a name that the library has no other picture of. */
const keyboard = {
  name: 'toetsenbord-en-muis.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(inRoot('server/demo/pictures/keyboard-mouse.jpg')),
}
const wifi = inRoot('server/demo/pictures/wifi.jpg')

test('[U1] an image is found in the library, described, pointed at, replaced everywhere and removed when unused @every', async ({
  backOffice,
  api,
  visitor,
}) => {
  const { page } = backOffice
  const { nl, en } = await makeProduct(api, { nl: 'Toetsenbord uit de bibliotheek', en: 'Keyboard from the library' })
  await backOffice.open(`producten/wijzigen/${nl.id}`)
  await backOffice.upload('Afbeelding', keyboard)
  await backOffice.save()
  await backOffice.hasSaid('Product ‘Toetsenbord uit de bibliotheek’ is gewijzigd.')

  // Chosen for the translation: there already, so nothing is uploaded.
  await backOffice.open(`producten/wijzigen/${en.id}`)
  await page.getByRole('button', { name: 'Kies uit bibliotheek: Afbeelding' }).click()
  await backOffice.dialog().getByRole('searchbox').fill('toetsenbord-en-muis')
  await backOffice
    .dialog()
    .getByRole('button', { name: /toetsenbord-en-muis\.jpg/ })
    .click()
  await expect(page.getByRole('img', { name: 'Huidige afbeelding' })).toBeVisible()
  await backOffice.save()
  await backOffice.hasSaid('Product ‘Keyboard from the library’ is gewijzigd.')

  await backOffice.open('afbeeldingen?search=toetsenbord-en-muis.jpg&folder=product')
  const card = page.getByRole('main').getByRole('button', { name: /toetsenbord-en-muis\.jpg/ })
  await expect(card).toContainText('2 keer gebruikt')
  await card.click()
  const dialog = backOffice.dialog()
  await expect(dialog.getByRole('link', { name: 'Toetsenbord uit de bibliotheek' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Verwijderen' })).toBeDisabled()
  const focus = dialog.getByRole('button', { name: /^Brandpunt op/ })
  await focus.press('ArrowLeft')
  await focus.press('ArrowLeft')
  await focus.press('ArrowUp')
  await expect(focus).toHaveAccessibleName(/30% van links en 40% van boven/)
  await dialog.getByRole('textbox', { name: 'Beschrijving in het Nederlands' }).fill('Een toetsenbord met muis')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await backOffice.hasSaid('Afbeelding opgeslagen')

  await visitor.goto(`/nl/verkoop/product-verkoop/${nl.url}`)
  const shown = visitor.getByRole('main').getByRole('img', { name: 'Een toetsenbord met muis' })
  await expect(shown).toHaveCSS('object-position', '30% 40%')
  const before = (await shown.getAttribute('src')) ?? ''
  const others = visitor.getByRole('main').getByRole('img', { name: 'Keyboard from the library' })
  await visitor.goto(`/en/sale/product-sale/${en.url}`)
  await expect(others).toHaveCSS('object-position', '30% 40%')

  await card.click()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Vervangen' }).click()
  await (await chooser).setFiles(wifi)
  await backOffice.hasSaid('Afbeelding vervangen, overal waar ze wordt gebruikt')
  await visitor.goto(`/nl/verkoop/product-verkoop/${nl.url}`)
  await expect(shown).toBeVisible()
  const after = (await shown.getAttribute('src')) ?? ''
  expect(after).not.toBe(before)
  expect((await visitor.request.get(after)).status()).toBe(200)
  // The old address answers the new picture.
  const full = before.replace(/-\d+(\.\w+)$/, '$1')
  expect((await visitor.request.get(full)).url()).toContain(after.replace(/-\d+\.\w+$/, ''))

  for (const id of [nl.id, en.id]) {
    await api.graphql('mutation ($id: Int!) { updateProduct(id: $id, input: { image: null }) { id } }', { id })
  }
  await backOffice.open('afbeeldingen?unused=1&folder=product')
  await page.getByRole('checkbox', { name: 'wifi.jpg aanvinken' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Verwijderen' }).click()
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()
  await backOffice.hasSaid('1 afbeelding verwijderd')
  await expect(page.getByRole('checkbox', { name: 'wifi.jpg aanvinken' })).toHaveCount(0)
  expect((await visitor.request.get(after)).status()).toBe(404)
})

test('[X69] images are uploaded to the library itself; one that is refused is named, the others are there', async ({
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('afbeeldingen')
  await page.getByTestId('library-files').setInputFiles([
    { ...keyboard, name: 'zo-in-de-bibliotheek.jpg' },
    { name: 'geen-foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') },
  ])
  await backOffice.hasSaid('1 afbeelding is geüpload.')
  await expect(page.getByRole('alert').filter({ hasText: 'geen-foto.jpg:' })).toBeVisible()
  await expect(page.getByRole('button', { name: /zo-in-de-bibliotheek\.jpg/ })).toBeVisible()
})
