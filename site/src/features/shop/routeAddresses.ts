import type { LayoutData } from '../../kernel/screens/LayoutData'

type Place = Pick<LayoutData['shop'], 'name' | 'street' | 'postalCode' | 'city' | 'latitude' | 'longitude'>

export interface RouteAddress {
  service: string
  address: string
}

/** Where map services lead to the shop. They are links: nothing of them is loaded. None while the shop has no place. */
export function routeAddresses(shop: Place): RouteAddress[] {
  const { latitude, longitude } = shop
  const street = [shop.street, [shop.postalCode, shop.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const point = latitude !== null && longitude !== null ? `${latitude},${longitude}` : null
  const target = encodeURIComponent(street === '' ? (point ?? '') : street)
  if (target === '') return []
  return [
    { service: 'Google Maps', address: `https://www.google.com/maps/dir/?api=1&destination=${target}` },
    { service: 'Apple Maps', address: `https://maps.apple.com/?daddr=${target}` },
    {
      service: 'OpenStreetMap',
      address: point
        ? `https://www.openstreetmap.org/directions?route=;${encodeURIComponent(point)}`
        : `https://www.openstreetmap.org/search?query=${target}`,
    },
  ]
}
