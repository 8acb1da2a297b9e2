/**
 * What of a payment goes to each invoice: the first ones first, each as far as it is open and as the payment reaches. Amounts
 * are in cents.
 * @param amount what is left of the payment; below zero for what is given back
 * @param open of each invoice; below zero for what is owed to the customer
 * @returns the shares in that order, with the sign of the payment, and what is left over
 */
export function shareAmong(amount: number, open: readonly number[]): { shares: number[]; left: number } {
  let left = amount
  const shares = open.map((cents) => {
    const share = left > 0 ? Math.min(left, Math.max(cents, 0)) : Math.max(left, Math.min(cents, 0))
    left -= share
    return share
  })
  return { shares, left }
}
