import type { Page } from '@playwright/test'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { prefer } from './prefer.js'
import { expect, test } from './stories.js'

interface Product {
  id: number
  title: string
  price: number
  stock: number
}

type Api = { graphql<Data>(query: string, variables?: object): Promise<Data> }

async function makeProducts(api: Api, word: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const input = { language: 'nl', title: `${word} ${String(number).padStart(2, '0')}`, price: 100 + number, stock: 3 }
    await api.graphql('mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }', { input })
  }
}

async function productsOf(api: Api, word: string): Promise<Product[]> {
  const { products } = await api.graphql<{ products: { items: Product[] } }>(
    `{ products(filter: { search: "${word}" }, perPage: 100) { items { id title price stock } } }`,
  )
  return products.items.toSorted((one, other) => one.title.localeCompare(other.title))
}

/** Counts presses of a button, a box or a choice. */
function counted() {
  let presses = 0
  return {
    press: async (act: () => Promise<unknown>) => {
      presses += 1
      await act()
    },
    presses: () => presses,
  }
}

const list = (word: string) =>
  `/cougarXr7/producten/overzicht?filter=${encodeURIComponent(JSON.stringify({ q: word }))}&sort=title&order=ASC`
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' })

for (const [width, theme] of [
  [1280, 'light'],
  [375, 'dark'],
] as const) {
  test(`[L17] the price of 20 products is raised by 5 percent in at most 6 presses, and taken back in one, at ${width} px`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const word = `Prijzig${width}`
    await makeProducts(api, word, 20)
    await prefer(page, 'nl', theme, width)
    await page.goto(list(word))
    const { press, presses } = counted()
    const boxes = page.getByRole('checkbox', { name: /kiezen/ })
    await expect(page.getByText(`${word} 20`)).toBeVisible()
    const dialog = backOffice.dialog()
    if (width === 375) await press(() => page.getByRole('checkbox', { name: `${word} 01 kiezen` }).check())
    else await press(() => boxes.first().check())
    await press(() => page.getByRole('button', { name: 'Wijzigen…' }).click())
    if (width === 375) await press(() => dialog.getByRole('checkbox', { name: /^Alle 20/ }).check())
    await press(() => dialog.getByLabel('Prijs', { exact: true }).selectOption('percentPlus'))
    await dialog.getByLabel('Prijs: procent').fill('5')
    const preview = dialog.getByRole('list', { name: 'Wat er verandert' })
    await expect(preview.getByRole('listitem')).toHaveCount(20)
    await expect(preview).toContainText(/€\s101,00 → €\s106,05/)
    await expectToFit(page)
    await expectNoFindings(page)
    await press(() => dialog.getByRole('button', { name: '20 wijzigen' }).click())
    await expect(dialog).toBeHidden()
    expect(presses()).toBeLessThanOrEqual(6)
    const prices = async () => (await productsOf(api, word)).map(({ price }) => price)
    expect((await prices()).slice(0, 2)).toEqual([106.05, 107.1])
    await backOffice.hasSaid('20 zijn gewijzigd.')
    await undo(page).click()
    await backOffice.hasSaid('20 zijn weer zoals ze waren.')
    expect((await prices()).slice(0, 2)).toEqual([101, 102])
  })

  test(`[L17] three prices are typed in the list with one press and saved with another, at ${width} px`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const word = `Inlijst${width}`
    await makeProducts(api, word, 3)
    await prefer(page, 'nl', theme, width)
    await page.goto(list(word))
    const { press, presses } = counted()
    await press(() => page.getByRole('button', { name: 'In de lijst bewerken' }).click())
    const price = (number: number) => page.getByLabel(`Prijs: ${word} 0${number}`)
    await price(1).focus()
    for (const text of ['110', '111,50', '112']) {
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText(/Was €\s102,00/)).toBeVisible()
    await expectToFit(page)
    await expectNoFindings(page)
    await press(() => page.keyboard.press('ControlOrMeta+S'))
    await backOffice.hasSaid('3 zijn gewijzigd.')
    expect(presses()).toBe(2)
    expect((await productsOf(api, word)).map((product) => product.price)).toEqual([110, 111.5, 112])
  })

  test(`[L17] a refused cell says why while the others keep what was typed, and a conflict is told in its row, at ${width} px @every`, async ({
    api,
    backOffice,
  }) => {
    const { page } = backOffice
    const word = `Geweigerd${width}`
    await makeProducts(api, word, 3)
    const [first, second] = await productsOf(api, word)
    await prefer(page, 'nl', theme, width)
    await page.goto(list(word))
    await page.getByRole('button', { name: 'In de lijst bewerken' }).click()
    const cell = (field: string, number: number) => page.getByLabel(`${field}: ${word} 0${number}`)
    const save = page.getByRole('button', { name: /^Alles opslaan/ })
    await cell('Prijs', 1).fill('120')
    await cell('Voorraad', 2).fill('-4')
    await cell('Prijs', 3).fill('duur')
    await save.click()
    await expect(page.getByText('Dit kan hier niet staan.')).toBeVisible()
    await cell('Prijs', 3).press('Escape')
    await save.click()
    await expect(cell('Voorraad', 2)).toHaveAttribute('aria-invalid', 'true')
    await expect(cell('Prijs', 1)).toHaveValue('120')
    expect((await productsOf(api, word)).map(({ price }) => price)).toEqual([101, 102, 103])
    await expectToFit(page)
    await expectNoFindings(page)

    await cell('Voorraad', 2).fill('9')
    await api.graphql(`mutation { updateProduct(id: ${first?.id}, input: { price: 99 }) { id } }`)
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Iemand anders' })).toHaveCount(1)
    await expect(page.getByText(/Nu €\s99,00/)).toBeVisible()
    await page.getByRole('button', { name: 'Klaar' }).click()
    await page.getByRole('button', { name: 'Blijven' }).click()
    if (width === 1280) {
      await page.getByRole('link', { name: 'Diensten', exact: true }).first().click()
      await page.getByRole('button', { name: 'Blijven' }).click()
    }
    await save.click()
    await backOffice.hasSaid('2 zijn gewijzigd.')
    const stored = await productsOf(api, word)
    expect([stored[0]?.price, stored[1]?.stock]).toEqual([120, 9])
    const { productMovements } = await api.graphql<{ productMovements: { items: object[] } }>(
      `{ productMovements(product: ${second?.id}) { items { delta stock reason userName } } }`,
    )
    expect(productMovements.items[0]).toMatchObject({
      delta: 6,
      stock: 9,
      reason: 'count',
      userName: expect.any(String),
    })
  })
}
