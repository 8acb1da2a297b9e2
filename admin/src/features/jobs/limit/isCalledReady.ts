/** With which the customer is told that the work is done, of either kind of job. */
const readyStatuses: readonly string[] = ['return_appointment', 'delivery_appointment', 'finished']

/** Whether a status tells the customer that the work is done. */
export function isCalledReady(status: string): boolean {
  return readyStatuses.includes(status)
}
