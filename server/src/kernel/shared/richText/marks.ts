import type { HtmlElement } from './HtmlNode.js'
import { richTextAttributes, synonyms } from './richTextTags.js'
import type { Styles } from './StyleSheet.js'

/** What is said of a piece of text: that it is bold, a link and so on. Marks are the same when they are one object. */
export interface Mark {
  tag: string
  attributes: ReadonlyMap<string, string>
}

const markTags: ReadonlySet<string> = new Set(['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'mark', 'a'])
/** One object for each, so that neighbours that a style makes bold are one piece. */
const styled = new Map(['strong', 'em', 'u', 's', 'sub', 'sup'].map((tag) => [tag, { tag, attributes: new Map() }]))

/**
 * The marks of the text in an element, outermost first: those around it, its own, and those that its style says, since word
 * processors write bold as a style and take it away again by one.
 * @param isHeading whether the text is bold as it is
 */
export function marksWithin(
  node: HtmlElement,
  styles: Styles,
  around: readonly Mark[],
  isHeading: boolean,
): readonly Mark[] {
  const wanted = wantedBy(styles)
  const kept = around.filter(({ tag }) => !((tag === 'strong' || tag === 'em') && wanted.get(tag) === false))
  const own = synonyms[node.tag] ?? node.tag
  const marks = markTags.has(own) && wanted.get(own) !== false && !isAnchor(node) ? [...kept, markOf(node, own)] : kept
  for (const [tag, isWanted] of wanted) {
    const mark = styled.get(tag)
    const isLink = marks.some((each) => each.tag === 'a')
    const isSaid = (tag === 'strong' && isHeading) || (tag === 'u' && isLink) || marks.some((each) => each.tag === tag)
    if (isWanted && mark && !isSaid) marks.push(mark)
  }
  return marks
}

/** A place that a link leads to, such as a bookmark of Word. */
function isAnchor({ tag, attributes }: HtmlElement): boolean {
  return tag === 'a' && attributes.has('name') && !attributes.has('href')
}

function markOf({ attributes }: HtmlElement, tag: string): Mark {
  return { tag, attributes: keptAttributes(tag, attributes) }
}

/** Those of rich text, and the mark of a copy from the editor itself. */
export function keptAttributes(tag: string, attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const allowed = richTextAttributes[tag] ?? []
  return new Map([...attributes].filter(([name]) => allowed.includes(name) || name === 'data-pm-slice'))
}

/** Which marks a style asks for, true, or takes away, false. */
function wantedBy(styles: Styles): Map<string, boolean> {
  const wanted = new Map<string, boolean>()
  const font = styles.get('font') ?? ''
  // The short form sets all that it does not name back to normal.
  if (/\d/.test(font)) {
    wanted.set('strong', /\b(bold|bolder|[6-9]00)\b/.test(font))
    wanted.set('em', /\b(italic|oblique)\b/.test(font))
  }
  const weight = styles.get('font-weight') ?? ''
  if (/^(bold|bolder|[6-9]\d\d|1000)\b/.test(weight)) wanted.set('strong', true)
  if (/^(normal|lighter|[1-5]\d\d)\b/.test(weight)) wanted.set('strong', false)
  const slant = styles.get('font-style') ?? ''
  if (/^(italic|oblique)\b/.test(slant)) wanted.set('em', true)
  if (/^normal\b/.test(slant)) wanted.set('em', false)
  const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`
  if (/\bnone\b/.test(line)) for (const tag of ['u', 's']) wanted.set(tag, false)
  if (/\bunderline\b/.test(line)) wanted.set('u', true)
  if (/\bline-through\b/.test(line)) wanted.set('s', true)
  const place = styles.get('vertical-align') ?? ''
  if (/^super\b/.test(place)) wanted.set('sup', true)
  if (/^sub\b/.test(place)) wanted.set('sub', true)
  return wanted
}
