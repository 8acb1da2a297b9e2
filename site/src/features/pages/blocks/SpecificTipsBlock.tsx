import { TipList } from '../../tips/TipList'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'

export function SpecificTipsBlock({ block }: { block: BlockOf<'SpecificTipsBlock'> }) {
  // What was chosen may have been deleted since: a heading above nothing would be left.
  if (block.tips.length === 0) return null
  return (
    <BlockSection block={block} kind="tips">
      <TipList items={block.tips} headingLevel={partLevel(block)} />
    </BlockSection>
  )
}
