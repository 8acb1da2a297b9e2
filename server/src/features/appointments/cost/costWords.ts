import { type Message, say } from '../../../kernel/i18n/say.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { priceText } from '../../prices/priceText.js'
import type { AppointmentCost, Bounds, PricedService } from './appointmentCost.js'

/** What an appointment costs, in words of a language; null where the shop says nothing. @param currency by ISO 4217 */
export function costWords(cost: AppointmentCost, language: Language, currency: string): string | null {
  const { service, callOut } = cost
  const tell = (message: Message) => say(language, message)
  const between = ({ from, to }: Bounds) => priceText({ price: from, priceTo: to }, { language, currency })
  const itself = itselfWords(cost, language, between)
  const work = service && workWords(service, language, between)
  const way = callOut && (callOut === 'onRequest' ? tell({ key: 'cost.callOut.onRequest' }) : wayWords(callOut))
  const first = [itself, way].filter(Boolean).join(', ')
  // The service's price is the cost, where the appointment has none besides.
  const sentences = itself === null && work ? [[work, way].filter(Boolean).join(', ')] : [first, work]
  return sentences.filter(Boolean).join('. ') || null

  function wayWords(bounds: Bounds): string {
    if (bounds.to === 0) return tell({ key: 'cost.callOut.free' })
    const amounts = between(bounds)
    return tell({ key: bounds.from === bounds.to ? 'cost.callOut' : 'cost.callOut.byPostcode', values: { amounts } })
  }
}

/** Of the appointment itself; null where that is the price of its service. */
function itselfWords(
  { charge, amount, words, service, isForServices }: AppointmentCost,
  language: Language,
  between: (bounds: Bounds) => string,
): string | null {
  const tell = (message: Message) => say(language, message)
  const isPriced = service !== null && service.price !== null
  if (charge === 'free') {
    const isAllFree = isPriced && service.price === 0 && service.priceTo === 0
    if (isAllFree || (service === null && !isForServices)) return tell({ key: 'cost.free' })
    return tell({ key: isPriced ? 'cost.free.visit' : 'cost.free.visitAlone' })
  }
  if (charge === 'words') return words[language]
  if (isPriced) return null
  // Work without a price is looked at first: no rate is said for it.
  if (amount !== null && service === null) return rateWords(between(amount), amount.perMinutes, language)
  return tell({ key: charge === 'service' && service === null ? 'cost.byService' : 'cost.onRequest' })
}

function workWords(
  { title, price, priceTo }: PricedService,
  language: Language,
  between: (bounds: Bounds) => string,
): string | null {
  if (price === null) return null
  return say(language, {
    key: 'cost.ofService',
    values: { service: title[language], amounts: between({ from: price, to: priceTo }) },
  })
}

/** `€ 65 per uur`. */
function rateWords(amounts: string, perMinutes: number | null, language: Language): string {
  if (perMinutes === null) return amounts
  const units: Record<number, Message> = {
    15: { key: 'cost.quarter' },
    30: { key: 'cost.halfHour' },
    60: { key: 'cost.hour' },
  }
  const unit = units[perMinutes] ?? { key: 'cost.minutes', values: { count: perMinutes } }
  return say(language, { key: 'cost.rate', values: { amounts, unit } })
}
