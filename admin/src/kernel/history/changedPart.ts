/** How much of what is alike is shown around what is not. */
const around = 60

export interface TextParts {
  before: string
  changed: string
  after: string
}

/** What one text holds that the other does not, with a few words of what is alike on both sides of it. */
export function changedPart(text: string, other: string): TextParts {
  const [words, others] = [text.split(/(\s+)/), other.split(/(\s+)/)]
  const max = Math.min(words.length, others.length)
  let start = 0
  while (start < max && words[start] === others[start]) start += 1
  let end = 0
  while (end < max - start && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const before = words.slice(0, start).join('')
  const after = words.slice(words.length - end).join('')
  return {
    before: before.length > around ? `… ${before.slice(-around).replace(/^\S*\s/, '')}` : before,
    changed: words.slice(start, words.length - end).join(''),
    after: after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, '')} …` : after,
  }
}
