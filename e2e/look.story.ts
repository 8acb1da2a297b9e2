import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoFindings } from './expectNoFindings.js'
import { longForm } from './longForm.js'
import { openSite } from './openSite.js'
import { refuseFiles } from './refuseFiles.js'
import { expect, test } from './stories.js'

/**
 * Looks that have little in common: loud and pale colours on paper, on grey, on colours of their own and on dark sections.
 * That any two colours make a palette that can be read is proven where it is made.
 */
const looks = [
  { accentColor: '#ffd100', groundColor: '#1c1c1c', headingFace: 'technical', edgeShape: 'straight' },
  ...longForm(
    { accentColor: '#d6337c', groundColor: '#fff7f2', headingFace: 'slab', edgeShape: 'curved' },
    { accentColor: '#ffffff', groundColor: '#0a3d62', headingFace: 'technical', edgeShape: 'slanted' },
    { accentColor: '#ff4500', groundColor: '#808080', headingFace: 'grotesque', edgeShape: 'straight' },
  ),
]

const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { version } }'

test('[W6] the owner tries colours beside the page, saves them with a mark, and site, icons and manifest follow @every', async ({
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  await page.setViewportSize({ width: 1500, height: 1000 })
  await backOffice.open('winkel/uiterlijk')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeAttached()
  await backOffice.fill('Accentkleur', '#ff00ff')
  await backOffice.hasSaid('Jouw kleur is te fel voor tekst erop.')
  await backOffice.fill('Accentkleur', '#0b6e6e')
  await expect(page.getByText('Jouw kleur is te fel')).toHaveCount(0)
  const button = frame.locator('.button--primary').first()
  await expect(button).toHaveCSS('background-color', 'rgb(11, 110, 110)')
  await visitor.goto('/nl')
  await expect(visitor.locator('.button--primary').first()).not.toHaveCSS('background-color', 'rgb(11, 110, 110)')

  const create = { width: 300, height: 300, channels: 3, background: '#0b6e6e' } as const
  const mark = { name: 'mark.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
  await backOffice.upload('Pictogram', mark)
  await expect(page.getByText('300 × 300 pixels')).toBeVisible()
  await backOffice.save()
  await backOffice.hasSaid('is gewijzigd')

  await visitor.goto('/nl')
  await expect(visitor.locator('.button--primary').first()).toHaveCSS('background-color', 'rgb(11, 110, 110)')
  const href = async (selector: string) => (await visitor.locator(selector).getAttribute('href')) ?? ''
  const favicon = await visitor.request.get(await href('link[rel=icon]'))
  expect(favicon.headers()['content-type']).toBe('image/x-icon')
  const touch = await visitor.request.get(await href('link[rel=apple-touch-icon]'))
  const { channels } = await sharp(await touch.body()).stats()
  expect(channels.map(({ min }) => min)).toEqual([11, 110, 110])
  const manifest = await (await visitor.request.get(await href('link[rel=manifest]'))).json()
  expect(manifest.icons).toHaveLength(4)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Opslaan' })).toHaveCSS('background-color', 'rgb(11, 110, 110)')
})

test('[W6] a refused logo takes nothing of what was typed beside it, and the rest is saved without it @every', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  await backOffice.open('winkel/uiterlijk')
  await backOffice.fill('Accentkleur', '#2f5d8a')
  await refuseFiles(page, 'Logo', 'Opslaan')
  await expect(page.getByLabel('Accentkleur').first()).toHaveValue('#2f5d8a')
  await backOffice.save()
  await backOffice.hasSaid('is gewijzigd')
  const { shop } = await api.graphql<{ shop: object }>('{ shop: shopSettings { accentColor } }')
  expect(shop).toMatchObject({ accentColor: '#2f5d8a' })
})

for (const look of looks) {
  test(`[W6] ${look.accentColor} on ${look.groundColor} can be read everywhere`, async ({
    api,
    backOffice,
    visitor,
  }) => {
    test.slow()
    await api.graphql(update, { input: look })
    const expectContrast = async (page: Page) => {
      for (const colorScheme of ['light', ...longForm('dark')] as const) {
        await page.emulateMedia({ colorScheme })
        await expectNoFindings(page, 'color-contrast')
      }
    }
    const { publicProducts } = await api.graphql<{ publicProducts: { items: { url: string }[] } }>(
      '{ publicProducts(language: nl) { items { url } } }',
    )
    const products = '/nl/verkoop/product-verkoop'
    const product = `${products}/${publicProducts.items[0]?.url}`
    for (const address of ['/nl', product, ...longForm('/nl/contact', products)]) {
      await openSite(visitor, address)
      await expectContrast(visitor)
    }
    for (const address of ['dashboard', ...longForm('reparaties/overzicht')]) {
      await backOffice.open(address)
      await expectContrast(backOffice.page)
    }
    const { previewMailText } = await api.graphql<{ previewMailText: { html: string } }>(
      '{ previewMailText(kind: statusRepair_begun, language: nl) { html } }',
    )
    // The policy of the shop's pages would refuse the inline styles of a mail.
    await visitor.goto('about:blank')
    await visitor.setContent(previewMailText.html)
    await expectContrast(visitor)
  })
}
