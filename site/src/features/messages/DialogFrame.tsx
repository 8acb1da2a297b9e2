import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../kernel/components/icons/Icon'

interface DialogFrameProps {
  /** The heading, which has the focus at first and whenever it is another. */
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page. The browser's own dialog keeps the focus inside and closes on Escape. */
export function DialogFrame({ title, onClose, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { formatMessage } = useIntl()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is another step.
  useEffect(() => heading.current?.focus(), [title])

  return (
    <dialog ref={dialog} className="form-dialog ground--white" aria-labelledby={titleId} onClose={onClose}>
      <header className="form-dialog__header">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="form-dialog__close"
          aria-label={formatMessage({ id: 'dialog.close' })}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* Another step begins at its top. */}
      <div key={title} className="form-dialog__body">
        {children}
      </div>
    </dialog>
  )
}
