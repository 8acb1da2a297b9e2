import { describe, expect, it } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'ra-core'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createI18nProvider } from '../src/i18n/createI18nProvider'
import { hasIcon } from '../src/icons/Icon'
import { SideMenu } from '../src/layout/SideMenu'
import { ManagedContext } from '../src/managed/ManagedContext'
import { sectionIcon } from '../src/navigation/menuGroups'
import { ownScreens } from '../src/navigation/ownScreens'
import { catalogue } from './shopFixture'

function show(at = '/') {
  const menu = (
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={createI18nProvider(catalogue, 'nl')}>
      <ManagedContext value={catalogue}>
        <SideMenu />
      </ManagedContext>
    </CoreAdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: menu }], { initialEntries: [at] })} />)
  return (group: string) => within(screen.getByRole('list', { name: group })).getAllByRole('link')
}

describe('the menu', () => {
  it('has every section once, in groups of one kind of work', () => {
    const links = show()
    const groups = ['Dagelijks werk', 'Inhoud', 'Verkoop', 'Voorraad', 'Administratie']
    const names = groups.map((group) => links(group).map((link) => link.textContent))
    expect(names).toEqual([
      ['customers', 'statusesRepair', 'emails', 'emailsPhone', 'emailsRemoteAssistance'],
      ['pages', 'newsItems', 'newsCategories', 'tips', 'Afbeeldingen'],
      ['products', 'services', 'reviews'],
      ['zzpProducts'],
      ['outgoingMails', 'accessTokens', 'accountantDownloads', 'Privacy'],
    ])
    expect(names.flat()).toHaveLength(catalogue.entities.length + ownScreens.filter(({ group }) => group).length)
  })

  it('[B5] leads to the first accountant download, which has no list', () => {
    const link = show()('Administratie').find(({ textContent }) => textContent === 'accountantDownloads')
    expect(link?.getAttribute('href')).toBe('/accountantDownload/1')
  })

  it('says where one is', () => {
    show('/email/5/show')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('emails')
  })

  it('has a drawing for every section', () => {
    for (const entity of catalogue.entities)
      expect([entity.name, hasIcon(sectionIcon(entity))]).toEqual([entity.name, true])
  })
})
