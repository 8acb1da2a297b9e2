import { type ReactNode, useId } from 'react'
import { ActionLink } from '../../../kernel/components/ActionLink'
import type { BlockOptions } from './Block'

interface BlockSectionProps {
  block: BlockOptions
  /** The type's own name in the stylesheet: `cards`. */
  kind: string
  children?: ReactNode
}

/** What all blocks share: ground, edge, size, heading, anchor and buttons. */
export function BlockSection({ block, kind, children }: BlockSectionProps) {
  const headingId = useId()
  const { title, subtitle, showSubtitle, intro, showIntro } = block
  const hasHeader = title || (showSubtitle && subtitle) || (showIntro && intro)
  // Without a title of its own it is no section of the page.
  const Frame = title ? 'section' : 'div'
  return (
    <Frame
      id={block.internalLinkId || undefined}
      className={classesOf(block, kind)}
      aria-labelledby={title ? headingId : undefined}
    >
      <div className="frame block__frame">
        {hasHeader && (
          <header className="block__header">
            {showSubtitle && subtitle && <p className="kicker">{subtitle}</p>}
            {title && <h2 id={headingId}>{title}</h2>}
            {showIntro && intro && <p className="block__intro">{intro}</p>}
          </header>
        )}
        <div className="block__body">
          {children}
          <BlockButtons block={block} />
        </div>
      </div>
    </Frame>
  )
}

function BlockButtons({ block }: { block: BlockOptions }) {
  const { showAppointmentButton, showContactButton, showQuestionButton } = block
  if (!showAppointmentButton && !showContactButton && !showQuestionButton) return null
  return (
    <p className="buttons block__buttons">
      {showAppointmentButton && <ActionLink action="appointment" />}
      {showContactButton && <ActionLink action="contact" look={showAppointmentButton ? 'quiet' : 'primary'} />}
      {showQuestionButton && <ActionLink action="question" look="quiet" />}
    </p>
  )
}

function classesOf(block: BlockOptions, kind: string): string {
  return [
    'block',
    `block--${kind}`,
    `block--${block.backgroundColor}`,
    `block--${block.width}`,
    block.height !== 'automatic' && `block--height-${block.height}`,
    block.moreWhitespaceOnTop && 'block--space-above',
    block.moreWhitespaceUnderneath && 'block--space-below',
    block.hasBevelledEdge && 'block--bevelled',
    block.isTeaser && 'block--teaser',
  ]
    .filter(Boolean)
    .join(' ')
}
