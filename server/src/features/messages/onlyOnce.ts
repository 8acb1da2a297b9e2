/** Work that is done at the first call; a transaction may be retried, but counts as one call. */
export function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let outcome: Promise<void> | undefined
  return () => {
    outcome ??= work()
    return outcome
  }
}
