/** In characters; a longer search term is looked up by its first and last ones. */
export const partLength = 10

/** The n-grams of texts, one from every character but white space. */
export function ngramsOf(texts: readonly string[]): Set<string> {
  const parts = new Set<string>()
  for (const text of texts) {
    const signs = plainSigns(text)
    for (const [at, sign] of signs.entries()) {
      if (sign !== ' ') parts.add(joined(signs.slice(at, at + partLength)))
    }
  }
  return parts
}

/** Prefixes of n-grams of any text that contains the term; each alone selects all such texts. */
export function beginningsOf(term: string): string[] {
  const signs = plainSigns(term.trim())
  return [...new Set([joined(signs.slice(0, partLength)), joined(signs.slice(-partLength))])]
}

/** White space becomes spaces, because MySQL ignores trailing spaces and sorts other white space before them. */
function plainSigns(text: string): string[] {
  return Array.from(text.toLowerCase().replace(/[\s\p{Cc}]/gu, ' '))
}

function joined(signs: readonly string[]): string {
  return signs.join('').trim()
}
