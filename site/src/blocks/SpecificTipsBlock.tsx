import { TipList } from '../components/TipList'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

export function SpecificTipsBlock({ block }: { block: BlockOf<'SpecificTipsBlock'> }) {
  return (
    <BlockSection block={block} kind="tips">
      <TipList items={block.tips} headingLevel={3} />
    </BlockSection>
  )
}
