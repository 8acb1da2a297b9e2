import { defineChoice, type ValueOf } from '../fields/Choice.js'
import type { Message } from '../i18n/say.js'

export const publicationStates = defineChoice(
  'PublicationState',
  ['visible', 'planned', 'expired', 'concept'],
  'Whether visitors see a record: now, from a moment on, not any more, or not at all.',
)
export type PublicationState = ValueOf<typeof publicationStates>

/** Between which moments a record is seen, UTC. */
export interface Publication {
  /** Whether visitors are to see it at all. */
  visible: boolean
  /** From this moment on; at once when null. */
  visibleFrom: string | null
  /** Until right before this moment; for ever when null. */
  visibleUntil: string | null
}

/** @param now ISO, UTC */
export function publicationState(
  { visible, visibleFrom, visibleUntil }: Publication,
  now = new Date().toISOString(),
): PublicationState {
  if (!visible) return 'concept'
  if (visibleUntil && visibleUntil <= now) return 'expired'
  return visibleFrom && visibleFrom > now ? 'planned' : 'visible'
}

/** What ends has to end after its beginning. Moments that have passed are fine: a record outlives them. */
export function checkPublication({ visibleFrom, visibleUntil }: Publication): Record<string, Message | false> {
  const endsBefore = visibleFrom && visibleUntil && visibleUntil <= visibleFrom
  return { visibleUntil: endsBefore ? { key: 'publication.endsBeforeStart' } : false }
}
