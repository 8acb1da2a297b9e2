import { ActionLink } from '../../../kernel/components/ActionLink'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

/** One button to get in touch. It is extra large when neither subtitle nor text is entered. */
export function BigContactButtonBlock({ block }: { block: BlockOf<'BigContactButtonBlock'> }) {
  const { subtitle, contactText, buttonTitle } = block
  return (
    <BlockSection block={block} kind="big-contact">
      {contactText && <p className="lead">{contactText}</p>}
      <ActionLink action="contact" size={subtitle || contactText ? 'large' : 'extra-large'}>
        {buttonTitle}
      </ActionLink>
    </BlockSection>
  )
}
