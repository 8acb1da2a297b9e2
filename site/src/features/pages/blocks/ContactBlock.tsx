import { ActionLink } from '../../../kernel/components/ActionLink'
import { useIsOffered } from '../../../kernel/components/useIsOffered'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

/** Two ways to get in touch. The buttons are extra large when neither subtitle nor text is entered. */
export function ContactBlock({ block }: { block: BlockOf<'ContactBlock'> }) {
  const isOffered = useIsOffered()
  const isLarge = !block.subtitle && !block.contactText
  return (
    <BlockSection block={block} kind="contact">
      {block.contactText && <p className="lead">{block.contactText}</p>}
      <ul className={`contact-ways${isLarge ? ' contact-ways--large' : ''}`}>
        {isOffered('appointment') && (
          <li>
            <ActionLink action="appointment" size={isLarge ? 'large' : 'normal'}>
              {block.buttonOneTitle}
            </ActionLink>
            {block.buttonOneText && <p>{block.buttonOneText}</p>}
          </li>
        )}
        {block.buttonTwoTitle && (
          <li>
            <ActionLink action="question" look="quiet" size={isLarge ? 'large' : 'normal'}>
              {block.buttonTwoTitle}
            </ActionLink>
            {block.buttonTwoText && <p>{block.buttonTwoText}</p>}
          </li>
        )}
      </ul>
    </BlockSection>
  )
}
