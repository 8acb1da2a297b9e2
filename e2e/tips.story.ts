import { expect, test } from './stories.js'

interface Made {
  id: number
  url: string
}

test('[S11] [S30] a tip in both languages is read in each, and the switch leads from one to the other', async ({
  api,
  visitor,
}) => {
  const create = async (input: Record<string, unknown>): Promise<Made> => {
    const { createTip } = await api.graphql<{ createTip: Made }>(
      'mutation ($input: CreateTipInput!) { createTip(input: $input) { id url } }',
      { input },
    )
    return createTip
  }
  const nl = await create({ language: 'nl', title: 'Muis wil niet meer', text: '<p>Kijk naar de batterij.</p>' })
  const en = await create({ language: 'en', title: 'The mouse gave up', text: '<p>Look.</p>', translationOf: nl.id })

  await visitor.goto('/tips-en-tricks')
  await expect(visitor).toHaveURL(/\/nl\/tips-en-tricks$/)
  await visitor.getByRole('link', { name: 'Muis wil niet meer' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Muis wil niet meer')
  await expect(visitor.getByText('Kijk naar de batterij.')).toBeVisible()

  await visitor.getByRole('link', { name: 'English' }).first().click()
  await expect(visitor).toHaveURL(new RegExp(`/en/tips-and-tricks/${en.url}$`))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The mouse gave up')

  await visitor.goto(`/en/tips-and-tricks/${nl.url}`)
  await expect(visitor).toHaveURL(new RegExp(`/nl/tips-en-tricks/${nl.url}$`))
})

test('[S14] [S15] tips are paged like news; what is not there says so in place @every', async ({ visitor }) => {
  await visitor.goto('/en/tips-and-tricks')
  await visitor.getByRole('link', { name: 'Next' }).click()
  await expect(visitor).toHaveURL(/\/en\/tips-and-tricks\?page=2$/)
  await visitor.getByRole('link', { name: 'First', exact: true }).click()
  await expect(visitor).toHaveURL(/\/en\/tips-and-tricks$/)

  for (const address of ['/nl/tips-en-tricks?pagina=99', '/nl/tips-en-tricks/nooit-geschreven']) {
    expect((await visitor.goto(address))?.status()).toBe(404)
    await expect(visitor).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
    await expect(visitor.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
  }
})
