import { expect, test } from './stories.js'

test('[S18] [S38] a review is read with its name and source, in its own language', async ({ api, visitor }) => {
  await api.graphql('mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }', {
    input: { language: 'nl', name: 'Fenna B.', text: 'Netjes uitgelegd wat er stuk was.', source: 'Google' },
  })
  await visitor.goto('/reviews')
  await expect(visitor).toHaveURL(/\/nl\/reviews$/)
  const review = visitor.getByRole('figure').filter({ hasText: 'Netjes uitgelegd wat er stuk was.' })
  await expect(review).toContainText('Fenna B.')
  await expect(review).toContainText('Google')

  await visitor.getByRole('link', { name: 'English' }).first().click()
  await expect(visitor).toHaveURL(/\/en\/reviews$/)
  await expect(visitor.getByRole('figure').first()).toBeVisible()
  await expect(visitor.getByText('Fenna B.')).toHaveCount(0)
})
