import { Link } from '@tiptap/extension-link'
import type { Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { isPlainAddress } from './plainAddress'

/**
 * A link ends where it ends: what is typed after it is no part of it. Typed addresses become links by the rule for pasted
 * ones, and a link that is pasted keeps where it leads, whatever it is called.
 */
export const AddressLink = Link.extend({
  inclusive: false,

  // What is pasted has its links before it is in the text.
  addPasteRules: () => [],

  addProseMirrorPlugins() {
    const { editor } = this
    return [
      ...(this.parent?.() ?? []),
      new Plugin({
        props: {
          handlePaste: ({ state }, _event, slice) => {
            const href = state.selection.empty ? undefined : addressIn(slice)
            return href !== undefined && editor.commands.setLink({ href })
          },
        },
      }),
    ]
  },
}).configure({
  openOnClick: false,
  linkOnPaste: false,
  defaultProtocol: 'https',
  shouldAutoLink: isPlainAddress,
  HTMLAttributes: { target: null, rel: null },
})

/** Where an address leads that is all there is: pasted over a text it makes that a link. */
function addressIn({ content }: Slice): string | undefined {
  const text = content.textBetween(0, content.size, '\n')
  if (!isPlainAddress(text)) return undefined
  let href: string | undefined
  content.descendants(({ marks }) => {
    href ??= marks.find(({ type }) => type.name === 'link')?.attrs.href
  })
  return href
}
