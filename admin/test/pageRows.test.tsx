import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { PageRows } from '../src/kernel/components/PagePart'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { catalogue } from './shopFixture'

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).map((number) => <li key={number}>Row {number}</li>)

it.each([
  [9, 9],
  [10, 8],
  [40, 8],
])('[K19] of %i rows of a part, %i are shown at first, and all on request', async (count, shown) => {
  render(
    <CoreAdminContext i18nProvider={createI18nProvider(catalogue, 'nl')}>
      <PageRows>{rows(count)}</PageRows>
    </CoreAdminContext>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(shown)
  if (shown === count) {
    expect(screen.queryByRole('button')).toBeNull()
    return
  }
  await userEvent.click(screen.getByRole('button', { name: `Toon alle ${count}`, expanded: false }))
  expect(screen.getAllByRole('listitem')).toHaveLength(count)
  await userEvent.click(screen.getByRole('button', { name: 'Toon minder', expanded: true }))
  expect(screen.getAllByRole('listitem')).toHaveLength(shown)
})
