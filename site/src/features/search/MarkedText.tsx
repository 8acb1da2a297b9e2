import type { SearchResultFieldsFragment } from '../../generated/graphql'

/** A text in which the words that were searched for are marked. */
export function MarkedText({ segments }: { segments: SearchResultFieldsFragment['excerpt'] }) {
  let at = 0
  return segments.map(({ text, isFound }) => {
    const key = at
    at += text.length
    return isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
