/** The fragment of a quote on the page of its job, in both languages. */
export function quoteAnchor(id: number): string {
  return `offerte-${id}`
}

/** The fragment of its terms. */
export function termsAnchor(id: number): string {
  return `voorwaarden-${id}`
}

/** The fragment of what was decided on quotes, on the page of a job. */
export const agreementAnchor = 'akkoord'
