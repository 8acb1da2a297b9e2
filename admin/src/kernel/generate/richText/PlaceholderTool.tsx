import type { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../i18n/useTranslation'
import { PlaceholderMenu } from '../../placeholders/PlaceholderMenu'
import { ToolButton } from './ToolButton'

/** Where two braces were typed. */
export type Braces = { from: number; to: number }

/** What typing two braces calls: the list of the bar that is on the screen. */
export type AskPlaceholder = RefObject<((braces: Braces) => void) | null>

interface PlaceholderToolProps {
  editor: Editor
  ask: AskPlaceholder
}

/** Puts a detail of the shop into the text, from the bar or where two braces were typed. */
export function PlaceholderTool({ editor, ask }: PlaceholderToolProps) {
  const { translate } = useTranslation()
  const [place, setPlace] = useState<(Braces & { left: number; top: number }) | null>(null)

  useEffect(() => {
    ask.current = ({ from, to }) => {
      const { left, bottom } = editor.view.coordsAtPos(to)
      setPlace({ from, to, left, top: bottom })
    }
    return () => {
      ask.current = null
    }
  }, [ask, editor])

  function close() {
    // The next key is typed into the text: the editor's own `focus` waits for a frame.
    flushSync(() => setPlace(null))
    editor.view.focus()
  }

  return (
    <>
      <ToolButton
        icon="sell"
        label={translate('placeholders.insert')}
        onClick={() => {
          const { from, to } = editor.state.selection
          const { left, bottom } = editor.view.coordsAtPos(to)
          setPlace({ from, to, left, top: bottom })
        }}
      />
      {place && (
        <PlaceholderMenu
          anchorReference="anchorPosition"
          anchorPosition={{ left: place.left, top: place.top }}
          onClose={close}
          onChoose={(name) => {
            const range = { from: place.from, to: place.to }
            editor.chain().insertContentAt(range, { type: 'placeholder', attrs: { name } }).run()
            close()
          }}
        />
      )}
    </>
  )
}
