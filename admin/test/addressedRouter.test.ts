import { describe, expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { AddressBook } from '../src/kernel/addresses/AddressBook'
import { createAddressedRouter } from '../src/kernel/addresses/createAddressedRouter'
import { catalogue } from './shopFixture'

const book = new AddressBook(catalogue.entities)
const routes = [{ path: '*', element: null }]

describe('the router with Dutch addresses', () => {
  it('[B10] reads a deep link, writes Dutch addresses and comes back', async () => {
    window.history.replaceState(null, '', '/cougarXr7/pagina%27s/wijzigen/5?tab=1#top')
    const router = createAddressedRouter(routes, book)
    expect(router.state.location).toMatchObject({ pathname: '/page/5', search: '?tab=1', hash: '#top' })
    expect(decodeURI(window.location.pathname)).toBe("/cougarXr7/pagina's/wijzigen/5")

    await router.navigate('/product/create?vertaling-van=7')
    expect(`${window.location.pathname}${window.location.search}`).toBe(
      '/cougarXr7/producten/toevoegen?vertaling-van=7',
    )
    expect(router.createHref({ ...router.state.location, pathname: '/newsItem', search: '' })).toBe(
      '/cougarXr7/nieuws/overzicht',
    )

    window.history.back()
    await waitFor(() => expect(router.state.location.pathname).toBe('/page/5'))
    router.dispose()
  })

  it('[B1] [B8] corrects the address bar before anything is shown', () => {
    window.history.replaceState(null, '', '/cougarXr7')
    createAddressedRouter(routes, book).dispose()
    expect(window.location.pathname).toBe('/cougarXr7/dashboard')
    window.history.replaceState(null, '', '/cougarXr7/producten/wat-dan-ook')
    createAddressedRouter(routes, book).dispose()
    expect(window.location.pathname).toBe('/cougarXr7/producten/overzicht')
  })
})
