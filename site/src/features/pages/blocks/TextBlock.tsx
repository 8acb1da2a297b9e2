import { RichText } from '../../../kernel/components/RichText'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

export function TextBlock({ block }: { block: BlockOf<'TextBlock'> }) {
  return (
    <BlockSection block={block} kind="text">
      <RichText html={block.text} />
    </BlockSection>
  )
}
