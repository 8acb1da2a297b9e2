import { readDraft } from '../contact/draft'
import type { Values } from '../forms/Field'
import { storedValues, storeValues } from '../forms/storedValues'
import type { Draft } from '../forms/useStoredDraft'

const storedAs = 'appointment'

/** Of bookings, whatever the time that is chosen. */
export const bookingDraft: Draft = {
  restore: () => ({ ...ofMessages(), ...storedValues(storedAs) }),
  save: ({ startsAt: _, ...values }) => storeValues(storedAs, values),
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
