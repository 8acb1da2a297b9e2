import { screenAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { useShuffled } from '../../../kernel/browser/useShuffled'
import { OnwardLink } from '../../../kernel/components/OnwardLink'
import { useLanguage } from '../../../kernel/screens/useLayout'
import { NewsList } from '../../news/NewsList'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'

export function NewsBlock({ block }: { block: BlockOf<'NewsBlock'> }) {
  const items = useShuffled(block.newsItems, block.randomOrder)
  const language = useLanguage()
  return (
    <BlockSection block={block} kind="news">
      <NewsList items={items} headingLevel={partLevel(block)} />
      <OnwardLink to={screenAddress('news', language)}>
        <FormattedMessage id="news.all" />
      </OnwardLink>
    </BlockSection>
  )
}
