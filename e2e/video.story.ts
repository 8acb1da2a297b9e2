import type { BrowserContext } from '@playwright/test'
import { makePageOfBlocks, picture } from './blockExamples.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, test } from './stories.js'
import { watchRequests } from './watchRequests.js'

const id = 'aqz-KE-bpKQ'
const embed = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
const block = (title: string) => ({ video: { title, address: `https://youtu.be/${id}`, poster: picture('workbench') } })

/** Answers for the host: no test asks it. */
const standIn = (context: BrowserContext) =>
  context.route(/youtube-nocookie|openstreetmap/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stand-in</title><p>Stand-in</p>' }),
  )

for (const { width, scheme } of [
  { width: 375, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const) {
  test(`[C9] a video is loaded after a press, at ${width} in ${scheme}; with consent at once`, async ({
    api,
    visitor,
    baseURL,
  }) => {
    await standIn(visitor.context())
    const { fullUrl } = await makePageOfBlocks(api, `Video ${width}`, [block('Zo werken we')])
    await visitor.setViewportSize({ width, height: 800 })
    await visitor.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const asked = watchRequests(visitor)
    const answer = await visitor.goto(`/nl/${fullUrl}`)
    expect(answer?.headers()['content-security-policy']).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org;",
    )
    const play = visitor.getByRole('button', { name: /Speel af: Zo werken we.*YouTube, die cookies kan plaatsen/ })
    await expect(play).toBeVisible()
    await expectToFit(visitor)
    await expectNoFindings(visitor)
    expect(new Set(asked.map(({ url }) => new URL(url).host))).toEqual(new Set([new URL(baseURL ?? '').host]))
    await play.focus()
    await visitor.keyboard.press('Enter')
    const frame = visitor.locator('iframe[title="Zo werken we"]')
    await expect(frame).toHaveAttribute('src', embed)
    await expect(frame.contentFrame().getByText('Stand-in')).toBeVisible()
    await expectToFit(visitor)

    await visitor.goto('/nl')
    await visitor.getByRole('button', { name: 'Cookie-instellingen' }).click()
    await visitor.getByRole('checkbox', { name: /Marketing/ }).check()
    await Promise.all([visitor.waitForEvent('load'), visitor.getByRole('button', { name: 'Keuze opslaan' }).click()])
    await visitor.goto(`/nl/${fullUrl}`)
    await expect(frame.contentFrame().getByText('Stand-in')).toBeVisible()
  })
}

test('[C9] without scripts a video is a link, and nothing but the site names other hosts', async ({
  api,
  browser,
  baseURL,
}) => {
  const { fullUrl } = await makePageOfBlocks(api, 'Video zonder scripts', [block('Zo werken we')])
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(`/nl/${fullUrl}`)
  await expect(page.getByRole('link', { name: /Speel af: Zo werken we/ })).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=${id}`,
  )
  await context.close()
  for (const path of ['/nl/volg/AAAAAAAAAAAAAAAAAAAAAA', '/healthz', '/api/openapi.json']) {
    const policy = (await fetch(`${baseURL}${path}`)).headers.get('content-security-policy')
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-src 'self';")])
  }
})

test('[C9] the map of the shop is loaded after a press', async ({ visitor }) => {
  await standIn(visitor.context())
  await visitor.goto('/en/contact')
  const show = visitor.getByRole('button', { name: /Show the map.*OpenStreetMap/ })
  await show.scrollIntoViewIfNeeded()
  await show.click()
  const map = visitor.locator('iframe')
  await expect(map).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
  await expect(map.contentFrame().getByText('Stand-in')).toBeVisible()
  await expectToFit(visitor)
})
