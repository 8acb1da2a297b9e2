import { describe, expect, it } from '@jest/globals'
import { createTheme, type PaletteOptions, ThemeProvider } from '@mui/material/styles'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'ra-core'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createI18nProvider } from '../src/kernel/i18n/createI18nProvider'
import { hasIcon } from '../src/kernel/icons/Icon'
import { SideMenu } from '../src/kernel/layout/SideMenu'
import { ManagedCatalogue } from '../src/kernel/managed/ManagedCatalogue'
import { ManagedContext } from '../src/kernel/managed/ManagedContext'
import { sectionIcon } from '../src/kernel/navigation/menuGroups'
import { ownScreens } from '../src/kernel/navigation/ownScreens'
import { catalogue } from './shopFixture'

const theme = createTheme({ palette: { shop: { railAccent: '#dcb28c', railChosen: '#1b3a57' } } as PaletteOptions })

function show(at = '/', managed = catalogue) {
  const menu = (
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={createI18nProvider(managed, 'nl')}>
      <ManagedContext value={managed}>
        <ThemeProvider theme={theme}>
          <SideMenu />
        </ThemeProvider>
      </ManagedContext>
    </CoreAdminContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: menu }], { initialEntries: [at] })} />)
  return (group: string) => within(screen.getByRole('list', { name: group })).getAllByRole('link')
}

describe('the menu', () => {
  it('[X68] has every section once, the messages of all forms under one, in groups of one kind of work', () => {
    const links = show()
    const groups = ['Dagelijks werk', 'Inhoud', 'Verkoop', 'Voorraad', 'Administratie']
    const names = groups.map((group) => links(group).map((link) => link.textContent))
    expect(names).toEqual([
      ['customers', 'statusesRepair', 'Cijfers', 'Berichten'],
      [
        'pages',
        'newsItems',
        'newsCategories',
        'tips',
        'siteRedirects',
        'Afbeeldingen',
        'Wat komt eraan',
        'Zoeken en vervangen',
      ],
      ['products', 'services', 'reviews', 'Prijzen in teksten'],
      ['zzpProducts', 'Bij te bestellen'],
      [
        ...['outgoingMails', 'accessTokens', 'accountantDownloads', 'Winkel openen', 'Medewerkers', 'Privacy'],
        'Reservekopieën',
        'Importeren',
      ],
    ])
    const covers = ownScreens().flatMap((screen) => screen.covers ?? [])
    const covered = catalogue.entities.filter(({ name }) => covers.includes(name)).length
    expect(names.flat()).toHaveLength(
      catalogue.entities.length - covered + ownScreens().filter(({ group }) => group && group !== 'first').length,
    )
  })

  it('[W6] begins with the logo of the shop, on a plate unless it is for dark grounds', () => {
    const logoWith = (look: object) => {
      document.getElementById('look')?.remove()
      document.body.insertAdjacentHTML(
        'beforeend',
        `<script type="application/json" id="look">${JSON.stringify(look)}</script>`,
      )
      show()
      const image = document.querySelector('nav img')
      const shown = image && [
        image.getAttribute('src'),
        getComputedStyle(image).backgroundColor === 'rgb(255, 255, 255)',
      ]
      cleanup()
      return shown
    }
    const [logo, logoDark] = ['/uploads/images/logo.png', '/uploads/images/dark.png']
    expect(logoWith({ logo: null, logoDark: null })).toBeNull()
    expect(logoWith({ logo, logoDark: null })).toEqual([logo, true])
    expect(logoWith({ logo, logoDark })).toEqual([logoDark, false])
    document.getElementById('look')?.remove()
  })

  it('[B5] leads to the first accountant download, which has no list', () => {
    const link = show()('Administratie').find(({ textContent }) => textContent === 'accountantDownloads')
    expect(link?.getAttribute('href')).toBe('/accountantDownload/1')
  })

  it('[X50] remembers which of its parts were folded away', async () => {
    document.cookie = 'state=; path=/; max-age=0'
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Verkoop' }))
    expect(screen.queryByRole('list', { name: 'Verkoop' })).toBeNull()
    cleanup()
    const links = show()
    expect(screen.queryByRole('list', { name: 'Verkoop' })).toBeNull()
    expect(links('Inhoud').length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('button', { name: 'Verkoop' }))
    cleanup()
    expect(show()('Verkoop').length).toBeGreaterThan(0)
  })

  it('says where one is', () => {
    show('/email/5/show')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Berichten')
  })

  it('[X26] [Y43] ends with the version of the product and of its tables', () => {
    show('/', new ManagedCatalogue(catalogue.entities, catalogue.blocks, [], '1.4.0', 'Health1763700000107'))
    expect(screen.getByText('Tabellen: Health1763700000107')).toBeTruthy()
    expect(screen.getByText('Versie 1.4.0').compareDocumentPosition(screen.getByText('Privacy'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
  })

  it('has a drawing for every section', () => {
    for (const entity of catalogue.entities)
      expect([entity.name, hasIcon(sectionIcon(entity))]).toEqual([entity.name, true])
  })
})
