import { useShuffled } from '../../../kernel/browser/useShuffled'
import { NewsList } from '../../news/NewsList'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'

/** Chosen news. Of a random choice the server answers more than are shown, and each visit shows others of them. */
export function SpecificNewsBlock({ block }: { block: BlockOf<'SpecificNewsBlock'> }) {
  const items = useShuffled(block.newsItems, block.randomOrder)
  // What was chosen may have been deleted since: a heading above nothing would be left.
  if (items.length === 0) return null
  return (
    <BlockSection block={block} kind="news">
      <NewsList items={block.randomOrder ? items.slice(0, block.count) : items} headingLevel={partLevel(block)} />
    </BlockSection>
  )
}
