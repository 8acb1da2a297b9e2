/**
 * Whether an answer has more bytes than it may have, about: characters of its texts and names. Stops as soon as it knows,
 * and costs much less than writing the answer out.
 */
export function outgrows(answer: unknown, maxBytes: number): boolean {
  let bytes = 0
  const unread: unknown[] = [answer]
  while (unread.length > 0 && bytes <= maxBytes) {
    const value = unread.pop()
    if (typeof value === 'string') bytes += value.length
    else if (Array.isArray(value)) for (const each of value) unread.push(each)
    else if (typeof value === 'object' && value !== null) {
      for (const name in value) {
        bytes += name.length
        unread.push((value as Record<string, unknown>)[name])
      }
    }
  }
  return bytes > maxBytes
}
