import { inRoot } from '../../../scripts/house/root.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'

type StartOptions = NonNullable<Parameters<typeof startShop>[0]>

/** Starts a shop minutes from now, by its clock: whatever another instance had claimed when it was killed is free again. */
export function startLater(minutes: number, options: StartOptions): Promise<Shop> {
  return startShop({
    ...options,
    nodeOptions: ['--import', inRoot('server/test/faults/movableClock.mjs')],
    env: { ...options.env, CLOCK_AHEAD: String(minutes * 60_000) },
  })
}
