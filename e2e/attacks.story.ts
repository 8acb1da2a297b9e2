import type { Page } from '@playwright/test'
import { logIn, type Session } from '../scripts/house/session.mjs'
import { sendRaw } from '../server/test/attacks/sendRaw.js'
import { makeNewsItem } from './content.js'
import { expect, shopAddress, test } from './stories.js'

const script = '</script><script>window.isTaken = true</script><img src=x onerror="window.isTaken = true">'

const loginScreens = [
  ['/login-admin', 'admin@example.com', '/cougarXr7'],
  ['/login-status', 'klant@example.com', '/status'],
  ['/login-zzp', 'partner@example.com', '/zzp'],
  ['/login-boekhouding', 'boekhouder@example.com', '/boekhouding'],
] as const

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
]

/** What the browser has done that only an injected script would do. */
async function expectNothingTaken(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isTaken' in window)).toBe(false)
  await expect(page.locator('[onerror], [onload], iframe, img[src="x"]')).toHaveCount(0)
}

/** What other stories must not see. */
const made: { type: string; id: unknown }[] = []

test.afterEach(async ({ api }) => {
  for (const { type, id } of made.splice(0)) {
    await api.graphql(`mutation ($id: Int!) { delete${type}(id: $id) { deleted } }`, { id })
  }
})

async function create(api: Session, type: string, input: Record<string, unknown>): Promise<string> {
  const address = type === 'Page' ? 'fullUrl' : 'url'
  const { record } = await api.graphql<{ record: { id: number; address: string } }>(
    `mutation ($input: Create${type}Input!) { record: create${type}(input: $input) { id address: ${address} } }`,
    { input: { language: 'nl', ...input } },
  )
  made.push({ type, id: record.id })
  return record.address
}

for (const [screen, email, home] of loginScreens) {
  test(`redirect=//evil, /\\evil, javascript: at ${screen}`, async ({ baseURL }) => {
    const { headers } = await logIn(baseURL ?? '', email)
    for (const address of elsewhere) {
      const path = `${screen}?redirect=${encodeURIComponent(address)}`
      const answer = await fetch(shopAddress(path), { headers, redirect: 'manual' })
      expect([address, answer.status, answer.headers.get('location')]).toEqual([address, 302, home])
    }
  })
}

test('redirect=//evil, /\\evil, javascript: after logging in by hand', async ({ page }) => {
  await page.goto(`/login-admin?redirect=${encodeURIComponent('//evil.example')}`)
  await page.getByLabel('E-mailadres').fill('admin@example.com')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-password')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(shopAddress('/cougarXr7/dashboard'))
})

test('</script> in a title (JSON-LD, page state): closes nothing, on every kind of screen', async ({
  api,
  visitor,
}) => {
  const title = `Titel ${script}`
  const faq = { faq: { questions: [{ question: script, answer: `<p>Zo</p>${script}` }] } }
  const page = await create(api, 'Page', {
    title,
    menuTitle: '</script><b>',
    visibleInMenu: true,
    intro: script,
    blocks: [faq],
  })
  const news = await makeNewsItem(api, title)
  made.push({ type: 'NewsItem', id: news.id })
  const tip = await create(api, 'Tip', { title, text: `<p>Tip</p>${script}` })
  const product = await create(api, 'Product', { title, price: 10, stock: 1, specifications: script })
  const screens = [
    `/nl/${page}`,
    `/nl/nieuws/${news.url}`,
    `/nl/tips-en-tricks/${tip}`,
    `/nl/verkoop/product-verkoop/${product}`,
  ]
  for (const screen of screens) {
    const document = await (await fetch(shopAddress(screen))).text()
    const blocks = [...document.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)]
    expect(blocks.length).toBeGreaterThan(1)
    for (const [, json = ''] of blocks) expect(() => JSON.parse(json)).not.toThrow()
    expect(blocks.some(([, json = '']) => JSON.stringify(JSON.parse(json)).includes('</script>'))).toBe(true)
    expect(document).not.toContain('window.isTaken = true</script>')
    await visitor.goto(screen)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('</script>')
    await expectNothingTaken(visitor)
  }
})

test('scripts in menu titles and contact messages: are read, not run, by visitors and in the back office', async ({
  api,
  backOffice,
  visitor,
}) => {
  await create(api, 'Page', { title: 'In het menu', menuTitle: '<img src=x onerror=alert(1)>', visibleInMenu: true })
  await visitor.goto('/nl')
  await expect(visitor.getByText('<img src=x onerror=alert(1)>').first()).toBeAttached()
  await expectNothingTaken(visitor)
  const message = { name: `Jan ${script}`, email: 'jan@example.com', message: script }
  const sent = await fetch(shopAddress('/api/send-contact-email'), {
    method: 'POST',
    headers: { ...api.headers, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect(sent.status).toBe(200)
  await backOffice.open('emails/overzicht')
  const { page } = backOffice
  await page.getByText(`Jan ${script}`).first().click()
  await expect(page).toHaveURL(/emails\/bekijken\/\d+/)
  await expect(page.getByText(script, { exact: true }).first()).toBeVisible()
  await expectNothingTaken(page)
  made.push({ type: 'Email', id: Number(/\d+$/.exec(page.url())?.[0]) })
})

test('Host and X-Forwarded-Host in canonical links: follow nobody, nor are they kept for the next', async () => {
  const shop = shopAddress('/').replace(/\/$/, '')
  const forged = `Host: ${new URL(shop).host}\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: ftp\r\nForwarded: host=evil.example`
  for (const path of ['/nl', '/en', '/nl/nieuws', '/nl/contact', '/en/nowhere']) {
    for (const target of [path, `http://evil.example${path}`, `https://user:secret@evil.example:8080${path}`]) {
      const { status, text } = await sendRaw(shop, `GET ${target} HTTP/1.1\r\n${forged}\r\nConnection: close\r\n\r\n`)
      expect([target, status]).toEqual([target, path === '/en/nowhere' ? 404 : 200])
      expect(text).not.toContain('evil.example')
      if (status === 200) expect(text).toContain(`<link rel="canonical" href="${shop}${path}"`)
    }
    const foreign = await sendRaw(shop, `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    expect([path, foreign.status]).toEqual([path, 421])
    expect(await (await fetch(shop + path)).text()).not.toContain('evil.example')
  }
})

test('Host and X-Forwarded-Host in canonical links: no path leads to another host', async () => {
  const shop = shopAddress('/').replace(/\/$/, '')
  const paths = ['//', '///', '/\\', '/.//', '/nl//', '/nl/..//', '/nl/%2e%2e//', '/%09/', '/%2f/', '/%5c', '/@', '/;@']
  for (const path of paths) {
    for (const end of ['', '/', '/nl/', '//']) {
      const request = `GET ${path}evil.example${end} HTTP/1.1\r\nHost: ${new URL(shop).host}\r\nConnection: close\r\n\r\n`
      const { status, headers } = await sendRaw(shop, request)
      const location = headers.get('location')
      expect([path, end, status < 500]).toEqual([path, end, true])
      if (location !== null) expect(new URL(location, shop).origin).toBe(shop)
    }
  }
})
