import type { Refused } from '../../kernel/forms/Refused'
import type { NextSlot } from './nextSlots'

/** Why an appointment was not made, moved or cancelled when the form was sent without scripts. */
export interface BookingOutcome extends Refused {
  /** The next free times, where the chosen one has gone. */
  nextSlots: NextSlot[]
}
