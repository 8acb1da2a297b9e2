import { Picture } from '../../../kernel/components/Picture'
import { RichText } from '../../../kernel/components/RichText'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

export function IntroBlock({ block }: { block: BlockOf<'IntroBlock'> }) {
  return (
    <BlockSection block={block} kind={block.image ? 'illustrated' : 'intro'}>
      <RichText html={block.text} className="lead" />
      {block.image && (
        <Picture className="block__picture" image={block.image} alt="" sizes="(width > 62em) 720px, 110vw" />
      )}
    </BlockSection>
  )
}
