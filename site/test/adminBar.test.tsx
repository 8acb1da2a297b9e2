import { afterEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { AdminBarOnDemand } from '../src/app/layout/AdminBarOnDemand'
import { layout } from './fixtures'
import { renderAt } from './renderAt'

/** The cookie beside a session, as the server sets it. */
function logIn(role: string): void {
  document.cookie = `user=${encodeURIComponent(JSON.stringify({ id: 1, name: 'cms-admin', role }))}`
}

afterEach(() => {
  document.cookie = 'user=; max-age=0'
})

const linksAt = async (address: string, screenData: object) => {
  logIn('cms-admin')
  renderAt(address, <AdminBarOnDemand />, { screenData: screenData as never })
  const bar = await screen.findByRole('navigation')
  return within(bar)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
}

describe('the admin bar', () => {
  it.each([
    ['page', 'page', 'Pagina bewerken', "/cougarXr7/pagina's/wijzigen/5"],
    ['newsItem', 'item', 'Nieuws bewerken', '/cougarXr7/nieuws/wijzigen/5'],
    ['tip', 'tip', 'Tip bewerken', '/cougarXr7/tips/wijzigen/5'],
    ['product', 'product', 'Product bewerken', '/cougarXr7/producten/wijzigen/5'],
  ])('[B6] leads from a %s to where it is edited', async (kind, name, words, address) => {
    const links = await linksAt('/nl/iets', { kind, [name]: { id: 5 } })
    expect(links).toEqual([
      ['Beheer', '/cougarXr7'],
      [words, address],
      ['Uitloggen', '/uitloggen'],
    ])
  })

  it('[L8] says of a shop that has not opened that nobody else sees it, and leads to where it is opened', async () => {
    logIn('cms-admin')
    renderAt('/nl', <AdminBarOnDemand />, { layoutData: { shop: { ...layout.shop, isOpen: false } } })
    const link = await screen.findByRole('link', { name: 'Alleen jij ziet dit: winkel openen' })
    expect(link.getAttribute('href')).toBe('/cougarXr7/openen')
  })

  it('[B6] leads from a home that is not made yet to where it is made', async () => {
    const links = await linksAt('/nl', { kind: 'page', isStandIn: true, page: { id: 0, fullUrl: 'home-nl' } })
    expect(links[1]).toEqual(['Deze pagina maken', "/cougarXr7/pagina's/toevoegen?url=home-nl"])
  })

  it('[B6] [S3] speaks English on an English page, and has nothing to edit on an overview', async () => {
    expect(await linksAt('/en/news', { kind: 'news' })).toEqual([
      ['Back office', '/cougarXr7?language=en'],
      ['Log out', '/uitloggen?language=en'],
    ])
  })

  it.each([
    ['what is shown', { kind: 'tip', tip: { id: 5 } }, '/cougarXr7/tips/wijzigen/5?language=en'],
    [
      'a page that is not made yet',
      { kind: 'page', isStandIn: true, page: { id: 0, fullUrl: 'home-en' } },
      "/cougarXr7/pagina's/toevoegen?url=home-en&language=en",
    ],
  ])('[S3] leads from an English page to the English form of %s', async (_, screenData, address) => {
    expect((await linksAt('/en/iets', screenData))[1]?.[1]).toBe(address)
  })

  it.each(['cms-status-user', 'cms-zzp', 'cms-accountant'])('[B11] is not there for %s', async (role) => {
    logIn(role)
    renderAt('/nl', <AdminBarOnDemand />)
    await Promise.resolve()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it.each(['', 'user=', 'user=%7Bbroken', 'user=%', 'user=null'])(
    '[B11] is not there with the cookie "%s"',
    (cookie) => {
      if (cookie) document.cookie = cookie
      renderAt('/nl', <AdminBarOnDemand />)
      expect(screen.queryByRole('navigation')).toBeNull()
    },
  )
})
