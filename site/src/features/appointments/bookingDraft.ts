import type { Values } from '../../kernel/forms/Field'
import { storedValues, storeValues } from '../../kernel/forms/storedValues'
import type { Draft } from '../../kernel/forms/useStoredDraft'
import { readDraft } from '../messages/draft'

const storedAs = 'appointment'

/** Of bookings, whatever time and work are chosen. */
export const bookingDraft: Draft = {
  restore: () => ({ ...ofMessages(), ...storedValues(storedAs) }),
  save: ({ startsAt: _, service: __, ...values }) => storeValues(storedAs, values),
}

export function clearBookingDraft(): void {
  storeValues(storedAs, {})
}

/** Of those who typed a message before. */
function ofMessages(): Values {
  const { name, email, phone } = readDraft()
  return {
    ...(name && { name }),
    ...(email && { emailAddress: email }),
    ...(phone && { phoneNumber: phone }),
  }
}
