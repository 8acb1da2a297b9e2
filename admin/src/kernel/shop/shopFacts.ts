import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function meta(name: string): HTMLMetaElement | null {
  return document.querySelector(`meta[name="${name}"]`)
}

/** What the shop is called, as the server has written it into the document. */
export function shopName(): string {
  return meta('application-name')?.content ?? ''
}

/** Called when it was changed here. */
export function changeShopName(name: string): void {
  meta('application-name')?.setAttribute('content', name)
  for (const listener of listeners) listener()
}

export function useShopName(): string {
  return useSyncExternalStore(subscribe, shopName)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Times are those of the shop, wherever its people are. */
export function shopTimeZone(): string {
  return meta('time-zone')?.content ?? 'UTC'
}

/** The currency of every amount, ISO 4217. */
export function shopCurrency(): string {
  return meta('currency')?.content ?? 'XXX'
}
