import { expect, test } from './stories.js'

interface Choice {
  id: number
}

test('[E2] [S9] [S14] news is narrowed by subject and section, and both stay over the pages', async ({
  api,
  visitor,
}) => {
  const { newsItems } = await api.graphql<{ newsItems: { items: [{ overviewImage: { url: string } }] } }>(
    '{ newsItems(perPage: 1) { items { overviewImage { url } } } }',
  )
  const overviewImage = newsItems.items[0].overviewImage.url
  const { createNewsCategory: category } = await api.graphql<{ createNewsCategory: Choice }>(
    'mutation { createNewsCategory(input: { language: nl, title: "Printers" }) { id } }',
  )
  const { createNewsGroup: group } = await api.graphql<{ createNewsGroup: Choice }>(
    'mutation { createNewsGroup(input: { language: nl, title: "Aan de balie" }) { id } }',
  )
  const { createNewsGroup: empty } = await api.graphql<{ createNewsGroup: Choice }>(
    'mutation { createNewsGroup(input: { language: nl, title: "Nog leeg" }) { id } }',
  )
  for (let number = 1; number <= 10; number++) {
    await api.graphql('mutation ($input: CreateNewsItemInput!) { createNewsItem(input: $input) { id } }', {
      input: {
        language: 'nl',
        title: `Printernieuws ${number}`,
        overviewImage,
        showInOverview: true,
        category: category.id,
        group: group.id,
      },
    })
  }

  await visitor.goto('/nl/nieuws')
  await visitor.getByRole('navigation', { name: 'Onderwerp' }).getByRole('link', { name: 'Printers' }).click()
  await expect(visitor).toHaveURL(`/nl/nieuws?categorie=${category.id}`)
  await visitor.getByRole('navigation', { name: 'Rubriek' }).getByRole('link', { name: 'Aan de balie' }).click()
  await expect(visitor).toHaveURL(`/nl/nieuws?categorie=${category.id}&groep=${group.id}`)
  await expect(visitor.getByText('10 resultaten')).toBeVisible()
  await visitor.getByRole('link', { name: 'Laatste' }).click()
  await expect(visitor).toHaveURL(`/nl/nieuws?categorie=${category.id}&groep=${group.id}&pagina=2`)
  await expect(visitor.getByRole('link', { name: 'Printernieuws 1', exact: true })).toBeVisible()

  await visitor.getByRole('navigation', { name: 'Rubriek' }).getByRole('link', { name: 'Nog leeg' }).click()
  await expect(visitor).toHaveURL(`/nl/nieuws?categorie=${category.id}&groep=${empty.id}`)
  await expect(visitor.getByText('Geen resultaten')).toBeVisible()
  await visitor.getByRole('link', { name: 'Alles bekijken' }).click()
  await expect(visitor).toHaveURL('/nl/nieuws')
})
