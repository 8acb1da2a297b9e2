/** Signs; what is looked for and has more of them is looked up by its first and last ones. */
export const partLength = 10

/** The parts of texts, one from every sign on that is not white space. */
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

/** How parts of a text begin that holds this; each is reason enough to look there. */
export function beginningsOf(term: string): string[] {
  const signs = plainSigns(term.trim())
  return [...new Set([joined(signs.slice(0, partLength)), joined(signs.slice(-partLength))])]
}

/** MySQL takes no notice of spaces at an end, and all white space comes before them. */
function plainSigns(text: string): string[] {
  return Array.from(text.toLowerCase().replace(/[\s\p{Cc}]/gu, ' '))
}

function joined(signs: readonly string[]): string {
  return signs.join('').trim()
}
