import { readDraft } from '../contact/draft'
import type { Values } from '../forms/Field'

const place = 'appointment'

/** Of those who typed a message before. */
function ofMessages(): Values {
  const { name, email, phone } = readDraft()
  return {
    ...(name && { name }),
    ...(email && { emailAddress: email }),
    ...(phone && { phoneNumber: phone }),
  }
}

/** What was typed in this tab, which a reload and another time do not take away. A browser may forbid to store anything. */
export function readBookingDraft(): Values {
  try {
    const stored = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Values
    return { ...ofMessages(), ...stored }
  } catch {
    return ofMessages()
  }
}

export function saveBookingDraft({ startsAt: _, ...values }: Values): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(values))
  } catch {
    // Then it lasts as long as the page.
  }
}

export function clearBookingDraft(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was stored either.
  }
}
