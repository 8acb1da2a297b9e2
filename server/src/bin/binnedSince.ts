import { keptSince } from '../settings/keptSince.js'
import type { Settings } from '../settings/readSettings.js'

/** What was deleted at that moment or earlier is gone; before the first of all where the bin is never emptied. */
export function binnedSince({ keep }: Settings, now = new Date()): string {
  return keep.bin === null ? '' : keptSince(keep.bin, now)
}
