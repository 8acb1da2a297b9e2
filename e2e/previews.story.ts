import { logIn } from '../scripts/house/session.mjs'
import { makeNewsItem, makePage, makeProduct } from './content.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

test('[B6] [P9] [S6] the owner previews a hidden page, which visitors do not find', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  const { id, fullUrl } = await makePage(api, 'Glasvezel in de werkplaats')
  await api.graphql('mutation ($id: Int!) { updatePage(id: $id, input: { visible: false }) { id } }', { id })

  await backOffice.open(`pagina's/wijzigen/${id}`)
  await expect(page.getByRole('link', { name: 'Bekijk op de site' })).toHaveCount(0)
  await backOffice.more()
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Voorbeeld', exact: true }).click(),
  ])
  await expect(preview).toHaveURL(`/cougarXr7/preview/pagina/${id}`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Glasvezel in de werkplaats')
  await expect(preview.getByRole('banner')).toContainText('Voorbeeld')
  await expect(preview.getByRole('banner')).toContainText('Bezoekers zien deze pagina nog niet')

  const answer = await visitor.goto(`/nl/${fullUrl}`)
  expect(answer?.status()).toBe(404)
})

test('[B6] [S30] a preview speaks the language of its record and leads to that of its translation', async ({
  api,
  backOffice,
}) => {
  const { page } = backOffice
  const { nl, en } = await makeProduct(api, { nl: 'Dockingstation', en: 'Docking station' })
  await page.goto(`/cougarXr7/preview/product/${en.id}`)
  await expect(page).toHaveURL(`/cougarXr7/preview/product/${en.id}?language=en`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('banner')).toContainText('Preview')
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(`/cougarXr7/preview/product/${nl.id}`)
  await page.getByRole('banner').getByRole('link', { name: 'Bekijk op de site' }).click()
  await expect(page).toHaveURL(`/nl/verkoop/product-verkoop/${nl.url}`)
  await expect(page.locator('.preview-label')).toHaveCount(0)
})

test('[B6] a preview is cached nowhere, listed nowhere and framed by no other site', async ({ api, backOffice }) => {
  const { id } = await makeNewsItem(api, 'Let op: nepfactuur')
  const headersAt = async (path: string) => (await backOffice.page.request.get(path)).headers()
  const preview = await headersAt(`/cougarXr7/preview/nieuws/${id}`)
  expect(preview['cache-control']).toBe('private, no-store')
  expect(preview['x-robots-tag']).toBe('noindex')
  expect(preview['content-security-policy']).toContain("frame-ancestors 'self'")
  expect((await headersAt('/nl'))['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('[B6] [S6] a preview of nothing is the not-found screen', async ({ backOffice }) => {
  for (const path of ['pagina/987654', 'nieuws/nul', 'dienst/1']) {
    const answer = await backOffice.page.goto(`/cougarXr7/preview/${path}`)
    expect(answer?.status()).toBe(404)
    await expect(backOffice.page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('[A19] a user who is not logged in logs in first, and then sees the preview', async ({ page }) => {
  await page.goto('/cougarXr7/preview/pagina/1')
  await expect(page).toHaveURL('/login-admin?redirect=%2FcougarXr7%2Fpreview%2Fpagina%2F1')
  await page.getByLabel('E-mailadres').fill('admin@example.com')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-password')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL('/cougarXr7/preview/pagina/1')
  await expect(page.getByRole('banner')).toContainText('Voorbeeld')
})

for (const [email, home] of [
  ['partner@example.com', '/zzp'],
  ...longForm(['klant@example.com', '/status'], ['boekhouder@example.com', '/boekhouding']),
] as const) {
  test(`[A21] [B11] ${email} is sent home from a preview, and has no bar on the site`, async ({ page, baseURL }) => {
    const session = await logIn(baseURL ?? '', email)
    await page.context().addCookies(session.browserCookies())
    await page.goto('/cougarXr7/preview/pagina/1')
    await expect(page).toHaveURL((url) => url.pathname === home)
    await expect(page.getByText(/geen rechten/).first()).toBeVisible()
    await page.goto('/nl', { waitUntil: 'networkidle' })
    await expect(page.getByRole('navigation', { name: 'Voor de beheerder' })).toHaveCount(0)
  })
}

test('[B6] the owner goes from the site to where a record is edited, by a bar that visitors never get @every', async ({
  api,
  backOffice,
  visitor,
}) => {
  const { page } = backOffice
  const { id, url } = await makeNewsItem(api, 'Vals pakketje onderweg')
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await page.goto(`/nl/nieuws/${url}`)
  const bar = page.getByRole('navigation', { name: 'Voor de beheerder' })
  await expect(bar.getByRole('link', { name: 'Uitloggen' })).toBeVisible()
  expect(faults).toEqual([])
  await bar.getByRole('link', { name: 'Nieuws bewerken' }).click()
  await expect(page).toHaveURL(`/cougarXr7/nieuws/wijzigen/${id}`)
  await expect(backOffice.field('Titel')).toHaveValue('Vals pakketje onderweg')

  const answer = await visitor.goto(`/nl/nieuws/${url}`, { waitUntil: 'networkidle' })
  expect(await answer?.text()).not.toContain('admin-bar')
  await expect(visitor.locator('.admin-bar')).toHaveCount(0)
})

for (const viewport of [{ width: 375, height: 780 }, ...longForm({ width: 1280, height: 900 })]) {
  test(`[B6] axe finds nothing on a preview of ${viewport.width} pixels, and it fits @every`, async ({
    backOffice,
  }) => {
    const { page } = backOffice
    await page.setViewportSize(viewport)
    for (const record of ['pagina/1', 'nieuws/1', 'tip/1', 'product/1']) {
      await page.goto(`/cougarXr7/preview/${record}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('navigation', { name: 'Voor de beheerder' })).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('Voorbeeld')
      await expectNoFindings(page)
      await expectToFit(page)
    }
  })
}
