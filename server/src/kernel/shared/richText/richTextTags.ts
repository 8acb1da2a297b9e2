/** The elements of rich text and their attributes: all that is stored, whatever was sent or pasted. */
export const richTextTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sub',
  'sup',
  'mark',
]

export const richTextAttributes: Record<string, string[]> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'class', 'loading'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start', 'type'],
}

/** How the numbers of a list may be written; decimal when nothing is said. */
export const numberTypes = ['1', 'a', 'A', 'i', 'I'] as const
export type NumberType = (typeof numberTypes)[number]

/** Whether a picture is one of our own uploads: others are not shown. */
export function isOwnPicture(address: string | undefined): boolean {
  return /^\/uploads\/images\/[\w.-]+$/.test(address ?? '')
}

/** Elements that are another name for one of rich text. */
export const synonyms: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
}
