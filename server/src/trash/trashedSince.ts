import type { Settings } from '../settings/readSettings.js'
import { retainedSince } from '../settings/retainedSince.js'

/** What was deleted at that moment or earlier is gone; before the first of all where the bin is never emptied. */
export function trashedSince({ keep }: Settings, now = new Date()): string {
  return keep.bin === null ? '' : retainedSince(keep.bin, now)
}
