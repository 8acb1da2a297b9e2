import type { ValueOf } from '../../../kernel/fields/Choice.js'
import type { Language } from '../../../kernel/shared/screens.js'
import type { AppointmentKind } from '../AppointmentKind.js'
import type { appointmentCharges } from '../appointmentChoices.js'
import { callOutTo, callOutZones } from './callOutZones.js'

/** What of a kind the cost of its appointments follows from. */
export type PricedKind = Pick<
  AppointmentKind,
  'charge' | 'price' | 'priceTo' | 'perMinutes' | 'priceNl' | 'priceEn' | 'place' | 'callOutZones' | 'services'
>

/** The work that an appointment is for. */
export interface PricedService {
  title: Record<Language, string>
  /** Cents with VAT; null where it has no price of its own. */
  price: number | null
  /** Null where only the least is known. */
  priceTo: number | null
}

/** Cents with VAT; `to` is null where only the least is known. */
export interface Bounds {
  from: number
  to: number | null
}

/**
 * What an appointment costs. `service` is null where none was chosen, `callOut` where nobody drives or the shop says
 * nothing about it; `onRequest` is the way to a postcode of no zone.
 */
export interface AppointmentCost {
  charge: ValueOf<typeof appointmentCharges>
  /** Of the appointment itself: of an amount alone. */
  amount: (Bounds & { perMinutes: number | null }) | null
  /** In the shop's own words, of a charge that is not in figures. */
  words: Record<Language, string | null>
  service: PricedService | null
  /** Whether what is done at the appointment has a price besides that of the appointment. */
  isForServices: boolean
  callOut: Bounds | 'onRequest' | null
}

/** The one place that says what an appointment costs: by its kind, the service it is for and where it is. */
export function appointmentCost(
  kind: PricedKind,
  service: PricedService | null,
  postcode: string | null,
): AppointmentCost {
  const { charge, price, priceTo, perMinutes, priceNl, priceEn } = kind
  const isAmount = charge === 'amount' && price !== null
  return {
    charge,
    amount: isAmount ? { from: price, to: priceTo ?? price, perMinutes } : null,
    words: { nl: priceNl, en: priceEn ?? priceNl },
    service,
    isForServices: kind.services.length > 0,
    callOut: callOut(kind, postcode),
  }
}

function callOut({ place, callOutZones: text }: PricedKind, postcode: string | null): AppointmentCost['callOut'] {
  const zones = place === 'home' ? (callOutZones(text) ?? []) : []
  if (zones.length === 0) return null
  if (postcode === null) {
    const all = zones.map(({ cents }) => cents)
    return { from: Math.min(...all), to: Math.max(...all) }
  }
  const cents = callOutTo(zones, postcode)
  return cents === null ? 'onRequest' : { from: cents, to: cents }
}

/**
 * What the appointment and the work come to, without the way; null where it cannot be said beforehand. A service with a
 * price takes the place of an amount: the time is part of its price. Beside a free appointment it is what is paid.
 */
export function boundsOf({ charge, amount, service, isForServices }: AppointmentCost): Bounds | null {
  if (service !== null && service.price !== null) return { from: service.price, to: service.priceTo }
  if (charge === 'free' && service === null && !isForServices) return { from: 0, to: 0 }
  return amount !== null && amount.perMinutes === null && service === null ? { from: amount.from, to: amount.to } : null
}
