/** Whether it is about paying online, rather than about another form of the page. */
export function isOfPayment(outcome: { values: object } | undefined): boolean {
  return outcome !== undefined && 'pay' in outcome.values
}
