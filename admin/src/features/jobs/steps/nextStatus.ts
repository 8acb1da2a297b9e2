/** What usually comes after each status, of either kind of job; nothing after the last. */
const nextStatuses: Record<string, string> = {
  waiting: 'in_treatment',
  assembling: 'finished',
  in_treatment: 'finished',
  waiting_customer: 'in_treatment',
  waiting_supplier: 'in_treatment',
  return_appointment: 'finished',
  delivery_appointment: 'finished',
}

/** The status that a job most probably gets next, among those that its kind has. */
export function nextStatus(status: string, known: readonly string[]): string | undefined {
  const next = nextStatuses[status]
  if (next === undefined || known.includes(next)) return next
  return known.includes('assembling') ? 'assembling' : undefined
}
