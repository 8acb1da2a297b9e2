import { type PlaceholderName, placeholderNamed, placeholderText } from '@shop/server/shopPlaceholders'
import { InputRule, mergeAttributes, Node, nodePasteRule } from '@tiptap/core'

interface PlaceholderOptions {
  /** Its words, on the chip. */
  labelOf: (name: string) => string
  /** Called when two braces are typed, with where they stand. */
  onAsk: (braces: { from: number; to: number }) => void
}

const written = /\{\{([\w.\s]+)\}\}/

/** A detail of the shop or a price in a text: one piece, drawn as a chip, and stored as `{{shop.phone}}`. */
export const PlaceholderNode = Node.create<PlaceholderOptions>({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,

  addOptions() {
    return { labelOf: (name) => name, onAsk: () => undefined }
  },

  addAttributes() {
    return { name: { default: '', parseHTML: (element) => element.getAttribute('data-shop'), rendered: false } }
  },

  parseHTML() {
    return [{ tag: 'span[data-shop]' }]
  },

  renderHTML({ node, HTMLAttributes }) {
    return ['span', mergeAttributes(HTMLAttributes, { 'data-shop': node.attrs.name }), textOf(node.attrs.name)]
  },

  renderText({ node }) {
    return textOf(node.attrs.name)
  },

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span')
      dom.dataset.shop = String(node.attrs.name)
      dom.textContent = this.options.labelOf(String(node.attrs.name))
      return { dom }
    }
  },

  addInputRules() {
    const { onAsk } = this.options
    return [
      new InputRule({
        find: new RegExp(`${written.source}$`),
        handler: ({ state, range, match }) => {
          const name = placeholderNamed(match[1] ?? '')
          if (name) state.tr.replaceWith(range.from, range.to, this.type.create({ name }))
        },
      }),
      new InputRule({
        find: /\{\{$/,
        handler: ({ range }) => {
          // The second brace is being typed, and stands in the text once this is over.
          setTimeout(() => onAsk({ from: range.from, to: range.to + 1 }))
          return null
        },
      }),
    ]
  },

  addPasteRules() {
    return [
      nodePasteRule({
        find: new RegExp(written.source, 'g'),
        type: this.type,
        getAttributes: (match) => {
          const name = placeholderNamed(match[1] ?? '')
          return name ? { name } : false
        },
      }),
    ]
  },
})

function textOf(name: unknown): string {
  return placeholderText(name as PlaceholderName)
}
