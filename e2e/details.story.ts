import type { Page } from '@playwright/test'
import { makeProduct } from './content.js'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { longForm } from './longForm.js'
import { expect, test } from './stories.js'

/** The structured data of the page, by its type. */
async function described(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return Object.fromEntries(blocks.map((block) => JSON.parse(block)).map((data) => [data['@type'], data]))
}

test('[S22] [E4] a product leads to the one before it and to others like it', async ({ api, visitor }) => {
  const first = await makeProduct(api, { nl: 'Rode muismat', en: 'Red mouse mat' })
  const second = await makeProduct(api, { nl: 'Blauwe muismat', en: 'Blue mouse mat' })

  await visitor.goto(`/nl/verkoop/product-verkoop/${second.nl.url}`)
  await expect(visitor.getByRole('region', { name: 'Kijk ook naar' }).getByRole('listitem')).toHaveCount(3)
  await visitor.getByRole('navigation', { name: 'Bladeren' }).getByRole('link', { name: 'Rode muismat' }).click()
  await expect(visitor).toHaveURL(new RegExp(`/${first.nl.url}$`))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Rode muismat')
  await visitor.getByRole('navigation', { name: 'Bladeren' }).getByRole('link', { name: 'Blauwe muismat' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Blauwe muismat')
})

test('[S22] search engines read the price and state of a product whose title would close a script', async ({
  api,
  visitor,
}) => {
  const title = 'Kabel </script><b>vet</b>'
  const { nl } = await makeProduct(api, { nl: title, en: 'Cable' })
  await visitor.goto(`/nl/verkoop/product-verkoop/${nl.url}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  const { Product, ComputerStore, BreadcrumbList } = await described(visitor)
  expect(Product?.name).toBe(title)
  expect(Product?.offers).toMatchObject({
    price: '249.00',
    priceCurrency: 'EUR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: 'https://schema.org/InStock',
  })
  expect(ComputerStore?.openingHoursSpecification).toHaveLength(6)
  expect(BreadcrumbList?.itemListElement).toHaveLength(3)
})

const overviews = {
  nl: ['/nl/nieuws', '/nl/tips-en-tricks', '/nl/verkoop/product-verkoop'],
  en: ['/en/news', '/en/tips-and-tricks', '/en/sale/product-sale'],
}

for (const [language, width] of [['en', 1280], ...longForm(['nl', 375], ['nl', 1280], ['en', 375])] as const) {
  test(`axe finds nothing on lists, details and reviews in ${language} at ${width} pixels @every`, async ({
    visitor,
  }) => {
    const look = async () => {
      await expectNoFindings(visitor)
      await expectToFit(visitor)
    }
    test.slow()
    await visitor.emulateMedia({ reducedMotion: 'reduce' })
    await visitor.setViewportSize({ width, height: 800 })
    for (const overview of overviews[language]) {
      await visitor.goto(overview)
      await look()
      await visitor.goto((await visitor.locator('main li :is(h2, h3) a').first().getAttribute('href')) ?? '')
      await look()
    }
    await visitor.goto(`/${language}/reviews`)
    await look()
  })
}
