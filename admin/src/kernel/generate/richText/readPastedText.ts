import { element, type HtmlNode, htmlOf } from '@shop/server/htmlNode'
import { DOMParser, Fragment, type Mark, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { withChips } from '../../placeholders/placeholderChips'
import { linkAddresses } from './linkAddresses'

/** Text without formatting: an empty line ends a paragraph, other lines are lines of it. It is formatted as the text around it. */
export function readPastedText(text: string, around: ResolvedPos, _isPlain: boolean, { state }: EditorView): Slice {
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = withChips(htmlOf(linkAddresses(paragraphsOf(text))))
  const { content, openStart, openEnd } = DOMParser.fromSchema(state.schema).parseSlice(body, {
    preserveWhitespace: true,
    context: around,
  })
  const marks = around.marks().filter(({ type }) => type.name !== 'link')
  return new Slice(marked(content, marks), openStart, openEnd)
}

function paragraphsOf(text: string): HtmlNode[] {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/)
  return paragraphs.map((paragraph) => {
    const lines = paragraph.split('\n')
    return element(
      'p',
      lines.flatMap((line, at) => (at === 0 ? [line] : [element('br'), line])),
    )
  })
}

function marked(content: Fragment, marks: readonly Mark[]): Fragment {
  const nodes: Node[] = []
  content.forEach((node) => {
    if (node.isText) nodes.push(node.mark(marks.reduce((all, mark) => mark.addToSet(all), node.marks)))
    else nodes.push(node.isLeaf ? node : node.copy(marked(node.content, marks)))
  })
  return Fragment.from(nodes)
}
