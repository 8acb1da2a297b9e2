import { describe, expect, it } from '@jest/globals'
import {
  appointmentCost,
  boundsOf,
  type PricedKind,
  type PricedService,
} from '../../../src/features/appointments/cost/appointmentCost.js'
import { callOutTo, callOutZones, overlaps } from '../../../src/features/appointments/cost/callOutZones.js'
import { costWords } from '../../../src/features/appointments/cost/costWords.js'

const zones = '5400-5404: 0\n5405-5411, 5421: € 15,50'
const kind = (more: Partial<PricedKind>): PricedKind => ({
  ...{ charge: 'words', price: null, priceTo: null, perMinutes: null, priceNl: null, priceEn: null },
  ...{ place: 'shop', callOutZones: null, services: [], ...more },
})
const screen: PricedService = {
  title: { nl: 'Laptopscherm vervangen', en: 'New laptop screen' },
  price: 139_00,
  priceTo: 189_00,
}
const advice: PricedService = { title: { nl: 'Advies', en: 'Advice' }, price: 0, priceTo: 0 }
const unpriced: PricedService = { title: { nl: 'Netwerk', en: 'Network' }, price: null, priceTo: null }

/** The words with plain spaces, as a reader sees them. */
function words(of: PricedKind, service: PricedService | null = null, postcode: string | null = null) {
  const cost = appointmentCost(of, service, postcode)
  return (['nl', 'en'] as const).map((language) => costWords(cost, language, 'EUR')?.replace(/\s/g, ' ') ?? null)
}

describe('[C5] what an appointment costs', () => {
  it('[C5] a free appointment is free, and says so of itself alone where the work is paid', () => {
    const bring = kind({ charge: 'free', services: [1] })
    expect(words(kind({ charge: 'free' }))).toEqual(['Gratis', 'Free'])
    expect(words(bring, screen)).toEqual([
      'De afspraak zelf is gratis. Laptopscherm vervangen: € 139 tot € 189',
      'The appointment itself is free. New laptop screen: €139 to €189',
    ])
    expect(words(bring)[0]).toBe('De afspraak zelf is gratis, het werk heeft zijn eigen prijs')
    expect(words(bring, unpriced)[0]).toBe('De afspraak zelf is gratis, het werk heeft zijn eigen prijs')
    expect(words(bring, advice)[0]).toBe('Gratis. Advies: gratis')
    expect(boundsOf(appointmentCost(kind({ charge: 'free' }), null, null))).toEqual({ from: 0, to: 0 })
    expect(boundsOf(appointmentCost(bring, null, null))).toBeNull()
    expect(boundsOf(appointmentCost(bring, screen, null))).toEqual({ from: 139_00, to: 189_00 })
  })

  it('[C5] an amount is fixed, between two, or for each so long; the price of a service takes its place', () => {
    const fixed = kind({ charge: 'amount', price: 22_50 })
    expect(words(fixed)).toEqual(['€ 22,50', '€22.50'])
    expect(words({ ...fixed, priceTo: 45_00 })[0]).toBe('€ 22,50 tot € 45')
    expect([15, 30, 60, 45].map((perMinutes) => words({ ...fixed, perMinutes })[0])).toEqual(
      ['kwartier', 'half uur', 'uur', '45 minuten'].map((unit) => `€ 22,50 per ${unit}`),
    )
    expect(words(fixed, screen)[0]).toBe('Laptopscherm vervangen: € 139 tot € 189')
    expect(words(fixed, { ...screen, priceTo: null })[1]).toBe('New laptop screen: from €139')
    expect(words(fixed, unpriced)[0]).toBe('Prijs op aanvraag')
    expect(boundsOf(appointmentCost(fixed, unpriced, null))).toBeNull()
    expect(boundsOf(appointmentCost(fixed, null, null))).toEqual({ from: 22_50, to: 22_50 })
    expect(boundsOf(appointmentCost({ ...fixed, perMinutes: 15 }, null, null))).toBeNull()
  })

  it('[C5] without a price of its own it is that of the work, or on request', () => {
    expect(words(kind({ charge: 'service' }))[0]).toBe('De prijs van het werk')
    expect(words(kind({ charge: 'service' }), screen)[0]).toBe('Laptopscherm vervangen: € 139 tot € 189')
    expect(words(kind({ charge: 'service' }), unpriced)[0]).toBe('Prijs op aanvraag')
    expect(words(kind({ charge: 'onRequest' }))[1]).toBe('Price on request')
  })

  it("[C5] the shop's own words stand, with what a chosen service costs", () => {
    const own = kind({ priceNl: 'Kijken kost niets' })
    expect(words(own)).toEqual(['Kijken kost niets', 'Kijken kost niets'])
    expect(words(own, screen)[0]).toBe('Kijken kost niets. Laptopscherm vervangen: € 139 tot € 189')
    expect(words(kind({}))).toEqual([null, null])
  })

  it('[C5] the way to a customer costs what its zone says, between the zones while the postcode is not known', () => {
    const home = kind({ charge: 'amount', price: 65_00, perMinutes: 60, place: 'home', callOutZones: zones })
    expect(words(home, null, '5401 AB')).toEqual(['€ 65 per uur, voorrijden gratis', '€65 per hour, call-out free'])
    expect(words(home, null, '5421 ZZ')[0]).toBe('€ 65 per uur, voorrijden € 15,50')
    expect(words(home, null, '9999 AA')[0]).toBe('€ 65 per uur, voorrijden op aanvraag')
    expect(words(home)[0]).toBe('€ 65 per uur, voorrijden € 0 tot € 15,50, naar je postcode')
    expect(words(home, screen, '5401 AB')[0]).toBe('Laptopscherm vervangen: € 139 tot € 189, voorrijden gratis')
    expect(words({ ...home, place: 'remote' }, null, '5401 AB')[0]).toBe('€ 65 per uur')
    expect(words({ ...home, callOutZones: null }, null, '5401 AB')[0]).toBe('€ 65 per uur')
  })

  it('[C5] zones are read line by line, and no postcode lies in two', () => {
    const read = callOutZones(zones) ?? []
    expect(read.map(({ cents }) => cents)).toEqual([0, 15_50])
    expect(['5400', '5404 aa', '5405', '5421AB', '5412', 'B-5400'].map((code) => callOutTo(read, code))).toEqual([
      ...[0, 0, 15_50, 15_50, null, 0],
    ])
    expect(overlaps(read)).toBe(false)
    for (const unreadable of ['5400', '5400: x', ': 15', '5400-5399: 1', '5400: 1,234', '5400: -1', '5400: 99999999']) {
      expect([unreadable, callOutZones(unreadable)]).toEqual([unreadable, null])
    }
    for (const double of ['5400-5404: 0\n5404-5410: 15', '5400: 0\n5400: 15', '5400-5499: 1\n5410-5411: 2\n5412: 3']) {
      expect([double, overlaps(callOutZones(double) ?? [])]).toEqual([double, true])
    }
    expect(overlaps(callOutZones('5400-5404: 0\n54000-54010: 15') ?? [])).toBe(false)
    expect(callOutZones('')).toEqual([])
  })
})
