import type { Language } from '@shop/server/screens'

/** Counts a search, or that an answer to it was chosen: its words, nothing about the visitor. A failed call is not retried. */
export function countSearch(language: Language, q: string, isChosen = false): void {
  const query =
    'mutation CountSearch($language: Language!, $q: String!, $isChosen: Boolean!) { countSearch(language: $language, q: $q, isChosen: $isChosen) }'
  fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { language, q, isChosen } }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}
