import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Footer } from '../src/app/layout/Footer'
import { routeAddresses } from '../src/features/shop/routeAddresses'
import { ShopMap } from '../src/features/shop/ShopMap'
import { WhereWeAre } from '../src/features/shop/WhereWeAre'
import { image, layout } from './fixtures'
import { renderAt } from './renderAt'

const shop = { ...layout.shop, mapImage: { ...image, alt: null }, parking: 'Voor de deur.' }

describe('[V7] where the shop is', () => {
  it('shows its own map, the ways there as links, and where one parks', () => {
    renderAt('/nl', <ShopMap sizes="92vw" />, { layoutData: { shop } })
    expect(screen.getByRole('img', { name: 'Kaart van de omgeving van Cougar Computers' })).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Google Maps',
      'Apple Maps',
      'OpenStreetMap',
    ])
    expect(screen.getByText(/Voor de deur/)).toBeTruthy()
  })

  it('leads from the footer to the shop, to where one parks and to its reviews', () => {
    renderAt('/en', <Footer />, { layoutData: { shop } })
    expect(screen.getByText('Voor de deur.').textContent).toBe('Parking Voor de deur.')
    expect(screen.getByRole('link', { name: 'Google Maps' }).getAttribute('href')).toMatch(/destination=Molenstraat/)
    expect(screen.getByRole('link', { name: 'Reviews' }).getAttribute('href')).toBe('/en/reviews')
  })

  it('says nothing on home while the shop has said nothing', () => {
    const { container } = renderAt('/nl', <WhereWeAre />, {
      layoutData: { shop: { ...layout.shop, mapImage: null, parking: null } },
    })
    expect(container.querySelector('section')).toBeNull()
  })

  it('leads by the street, by the point where there is none, and nowhere without either', () => {
    const place = { ...shop, street: 'A & B 1', postalCode: null, city: 'Oss', latitude: null, longitude: null }
    expect(routeAddresses(place)[0]?.address).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=A%20%26%20B%201%2C%20Oss',
    )
    const point = { ...place, street: null, city: null, latitude: 51.5, longitude: 5.5 }
    expect(routeAddresses(point).at(-1)?.address).toBe('https://www.openstreetmap.org/directions?route=;51.5%2C5.5')
    expect(routeAddresses({ ...point, latitude: null })).toEqual([])
  })
})
