import sharp from 'sharp'
import { expectNoFindings } from './expectNoFindings.js'
import { longForm } from './longForm.js'
import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

/** Looks that have little in common: a loud colour on dark sections, a pale one on white, one without a hue. */
const looks = [
  { accentColor: '#ffd100', groundColor: '#1c1c1c', headingFace: 'technical', edgeShape: 'straight' },
  ...longForm(
    { accentColor: '#d6337c', groundColor: '#fff7f2', headingFace: 'slab', edgeShape: 'curved' },
    { accentColor: '#111111', groundColor: '#f4f4f4', headingFace: 'grotesque', edgeShape: 'slanted' },
  ),
]

const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { version } }'

test('[W6] the owner tries colours beside the page, saves them with a mark, and site, icons and manifest follow', async ({
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

for (const look of looks) {
  for (const colorScheme of ['light', ...longForm('dark')] as const) {
    test(`[W6] ${look.accentColor} on ${look.groundColor} can be read everywhere, ${colorScheme}`, async ({
      api,
      page,
    }) => {
      await api.graphql(update, { input: look })
      await page.emulateMedia({ colorScheme })
      for (const address of ['/nl', '/nl/contact', '/nl/verkoop/product-verkoop']) {
        await openSite(page, address)
        await expectNoFindings(page)
      }
    })
  }
}
