import type { Payment } from './Payment.js'

/**
 * Of all that was recorded with something, in its order, what stands: neither what corrects another nor what was corrected. A
 * correction that was corrected itself has no effect.
 */
export function standingPayments(payments: readonly Payment[]): Payment[] {
  const correctedBy = (id: number): boolean =>
    payments.some(({ corrects, id: by }) => corrects === id && !correctedBy(by))
  return payments.filter(({ id, corrects }) => corrects === null && !correctedBy(id))
}
