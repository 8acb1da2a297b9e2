import type { LeftOuts } from './LeftOut.js'

const commentForm = /^(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)(?:\s+\{[\s\S]*\})?\s*(\/)?$/

/** Blocks that hold no text of their own but show what the site has. */
const shownByTheme: ReadonlySet<string> = new Set([
  ...[
    'archives',
    'avatar',
    'block',
    'calendar',
    'categories',
    'comments',
    'latest-comments',
    'latest-posts',
    'legacy-widget',
  ],
  ...['loginout', 'navigation', 'page-list', 'pattern', 'post-comments', 'post-content', 'post-title', 'query', 'rss'],
  ...[
    'search',
    'site-logo',
    'site-tagline',
    'site-title',
    'social-links',
    'tag-cloud',
    'template-part',
    'widget-group',
  ],
])
/** Blocks of which nothing is to be seen. */
const unseen: ReadonlySet<string> = new Set(['spacer', 'more', 'nextpage', 'separator'])

/** A piece of a text: of a block, whose paragraphs are marked, or between blocks, where blank lines divide them. */
export interface ContentPiece {
  html: string
  isOfBlock: boolean
}

/**
 * A text without the comments that say which block is where. What a theme or a plugin shows in the place of a block is not in
 * the text, and listed.
 */
export function withoutBlockComments(content: string, leftOut: LeftOuts): ContentPiece[] {
  const pieces: ContentPiece[] = []
  let [at, depth, hiddenFrom] = [0, 0, Number.POSITIVE_INFINITY]
  const add = (html: string) => {
    if (html !== '' && depth < hiddenFrom) pieces.push({ html, isOfBlock: depth > 0 })
  }
  for (;;) {
    const start = content.indexOf('<!--', at)
    const end = start < 0 ? -1 : content.indexOf('-->', start + 4)
    add(content.slice(at, start < 0 ? content.length : start))
    if (end < 0) break
    at = end + 3
    const [isBlock, isClosing, written = '', isVoid] = commentForm.exec(content.slice(start + 4, end).trim()) ?? []
    if (!isBlock) continue
    const name = written.replace(/^core\//, '')
    if (isClosing) {
      depth = Math.max(0, depth - 1)
      if (depth < hiddenFrom) hiddenFrom = Number.POSITIVE_INFINITY
      continue
    }
    if (!isVoid) depth++
    if (depth >= hiddenFrom) continue
    const isCore = !name.includes('/') || name.startsWith('core-embed/')
    if (isCore ? shownByTheme.has(name) : isVoid) leftOut.add('block', name)
    else if (isCore ? isVoid && !unseen.has(name) : true) leftOut.add(isCore ? 'block' : 'blockText', name)
    if (isCore && shownByTheme.has(name) && !isVoid) hiddenFrom = depth
  }
  return pieces
}
