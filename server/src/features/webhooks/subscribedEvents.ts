import type { Values } from '../../kernel/context/Row.js'
import { eventFlags, type ShopEvent, shopEvents } from './webhookEvents.js'

const flags = Object.entries(eventFlags) as [ShopEvent, string][]

/**
 * The events of a webhook after a write: those of its list, and what the flags say that the write has changed, by which
 * programs from before there was a list subscribe.
 * @param before null for a new one
 */
export function subscribedEvents(before: Values | null, after: Values): ShopEvent[] {
  const events = new Set(Array.isArray(after.events) ? (after.events as ShopEvent[]) : [])
  for (const [event, flag] of flags) {
    const isSet = after[flag] === true
    if (isSet === (before?.[flag] === true)) continue
    if (isSet) events.add(event)
    else events.delete(event)
  }
  return shopEvents.values.filter((event) => events.has(event))
}
