import { openSite } from './openSite.js'
import { expect, test } from './stories.js'

test('[X84] after a navigation the heading has the focus and the title is announced', async ({ visitor }) => {
  await openSite(visitor, '/nl')
  const announced = visitor.locator('[aria-live=assertive]')
  await expect(announced).toHaveText('')
  await visitor.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' }).click()
  await expect(visitor).toHaveURL('/nl/nieuws')
  const heading = visitor.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await expect(announced).toHaveText(await visitor.title())
  // The next step of the keyboard is within the screen, not at the top of the page.
  await visitor.keyboard.press('Tab')
  expect(await visitor.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
  await visitor.goBack()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Computer stuk of traag' })).toBeFocused()
})

test('[X84] a filter retains the focus', async ({ visitor }) => {
  await openSite(visitor, '/nl/nieuws')
  const filter = visitor.getByRole('link', { name: 'Waarschuwingen' }).first()
  await filter.focus()
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(/groep|rubriek|group/)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toBeFocused()
})
