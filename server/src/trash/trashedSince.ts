import type { Settings } from '../settings/readSettings.js'
import { retainedSince } from '../settings/retainedSince.js'

/** Records deleted at that moment or earlier have expired; earlier than any record where the trash is never emptied. */
export function trashedSince({ keep }: Settings, now = new Date()): string {
  return keep.bin === null ? '' : retainedSince(keep.bin, now)
}
