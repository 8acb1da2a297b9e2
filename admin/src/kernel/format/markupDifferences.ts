/** What two formatted texts differ in besides their words. */
export interface MarkupDifference {
  kind: 'link' | 'image' | 'alt'
  /** The words of the link, or what the picture shows. */
  about: string
  /** Null where the text has no such link or picture. */
  from: string | null
  to: string | null
}

interface Part {
  kind: MarkupDifference['kind']
  about: string
  value: string
}

/** The links and pictures in which two formatted texts differ: where they lead, which they are and what they show. */
export function markupDifferences(one: string, other: string): MarkupDifference[] {
  const [before, after] = [partsOf(one), partsOf(other)]
  return (['link', 'image', 'alt'] as const).flatMap((kind): MarkupDifference[] => {
    const [left, right] = [before, after].map((parts) => parts.filter((part) => part.kind === kind)) as [Part[], Part[]]
    if (left.length === right.length) {
      return left.flatMap(({ about, value }, index) => {
        const to = right[index]?.value ?? null
        return to === value ? [] : [{ kind, about: about || (right[index]?.about ?? ''), from: value, to }]
      })
    }
    const isIn = (parts: Part[], part: Part) =>
      parts.some(({ about, value }) => about === part.about && value === part.value)
    return [
      ...left.filter((part) => !isIn(right, part)).map(({ about, value }) => ({ kind, about, from: value, to: null })),
      ...right.filter((part) => !isIn(left, part)).map(({ about, value }) => ({ kind, about, from: null, to: value })),
    ]
  })
}

function partsOf(html: string): Part[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const links = [...body.querySelectorAll('a')].map((link) => ({
    kind: 'link' as const,
    about: link.textContent?.trim() ?? '',
    value: link.getAttribute('href') ?? '',
  }))
  const pictures = [...body.querySelectorAll('img')].flatMap((picture): Part[] => {
    const alt = picture.getAttribute('alt') ?? ''
    const source = picture.getAttribute('src') ?? ''
    return [
      { kind: 'image', about: alt, value: source },
      { kind: 'alt', about: source, value: alt },
    ]
  })
  return [...links, ...pictures]
}
