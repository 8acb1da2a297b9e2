import { RichText } from '../../../kernel/components/RichText'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

export function FaqBlock({ block }: { block: BlockOf<'FaqBlock'> }) {
  return (
    <BlockSection block={block} kind="faq">
      <div className="questions">
        {block.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <RichText html={answer} />
          </details>
        ))}
      </div>
    </BlockSection>
  )
}
