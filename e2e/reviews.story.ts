import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'
import { expectNoFindings } from './expectNoFindings.js'
import { expectToFit } from './expectToFit.js'
import { expect, shopAddress, test } from './stories.js'

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

test('[K18] a customer writes a review without scripts, and visitors read it once the owner approves it @every', async ({
  api,
  shop,
  browser,
  backOffice,
  visitor,
}) => {
  const code = `K18${Date.now()}`.padEnd(22, '0')
  const { register } = await api.graphql<{ register: { id: number } }>(
    'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
    { input: { name: 'Marieke de Wit', email: `${code}@example.com`, password: 'roestige-fietspomp' } },
  )
  askForReview(shop.folder, register.id, code)

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  await page.goto(shopAddress(`/nl/jouw-review/${code}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoe was het bij ons?')
  await page.getByRole('textbox', { name: 'Je review' }).fill('Mijn laptop is weer snel, en ik snap nu waarom.')
  await expect(page.getByRole('textbox', { name: 'Je naam op de site' })).toHaveValue('Marieke')
  // What is refused stays as it was typed.
  await page.getByRole('radio', { name: '4 sterren' }).check()
  await page.getByRole('textbox', { name: 'Je naam op de site' }).fill(' ')
  await page.getByRole('button', { name: 'Verstuur je review' }).click()
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked()
  await expect(page.getByText(/verplicht|vul/i).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Je naam op de site' }).fill('Marieke')
  await page.getByRole('button', { name: 'Verstuur je review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dank je wel')
  await page.getByRole('button', { name: 'Vraag me niet meer om een review' }).click()
  await expect(page.getByText('We vragen je niet meer om een review.')).toBeVisible()
  await context.close()

  await visitor.setViewportSize({ width: 375, height: 812 })
  await visitor.goto(`/en/your-review/${code}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expectToFit(visitor)
  await expectNoFindings(visitor)
  const review = visitor.getByRole('figure').filter({ hasText: 'Mijn laptop is weer snel' })
  await visitor.goto('/nl/reviews')
  await expect(review).toHaveCount(0)

  await backOffice.open('dashboard')
  await backOffice.page.getByRole('link', { name: 'Naar de reviews' }).click()
  await backOffice.page.getByRole('link', { name: 'Marieke' }).first().click()
  const approved = { name: 'Goedgekeurd, op de site' }
  const approval = backOffice.page.getByRole('checkbox', approved).or(backOffice.page.getByRole('switch', approved))
  await approval.check()
  await backOffice.save()
  await backOffice.hasSaid('‘Marieke’ is gewijzigd.')
  await visitor.goto('/nl/reviews')
  await expect(review.getByRole('img', { name: '4 van 5 sterren' })).toBeVisible()
})

/** The mail that asks for it is sent some days after pick-up. */
function askForReview(folder: string, customer: number, code: string): void {
  const database = new Database(`${folder}/shop.sqlite`)
  const request = {
    customer,
    hash: createHash('sha256').update(code).digest('hex'),
    at: new Date().toISOString(),
  }
  try {
    database
      .prepare(
        "INSERT INTO review_request (customer, code_hash, subject, language, asked_at) VALUES (@customer, @hash, 'Laptop', 'nl', @at)",
      )
      .run(request)
  } finally {
    database.close()
  }
}
