const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a title has every word that is searched for, in any order, without regard to case and accents. */
export function matches(title: string, search: string): boolean {
  const inTitle = plain(title)
  return plain(search)
    .split(/\s+/)
    .every((word) => inTitle.includes(word))
}
