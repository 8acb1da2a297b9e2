import { screenAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { useShuffled } from '../browser/useShuffled'
import { Icon } from '../components/icons/Icon'
import { NewsList } from '../components/NewsList'
import { SiteLink } from '../components/SiteLink'
import { useLanguage } from '../layout/useLayout'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

export function NewsBlock({ block }: { block: BlockOf<'NewsBlock'> }) {
  const items = useShuffled(block.newsItems, block.randomOrder)
  const language = useLanguage()
  return (
    <BlockSection block={block} kind="news">
      <NewsList items={items} headingLevel={3} />
      <p>
        <SiteLink className="onward" to={screenAddress('news', language)}>
          <FormattedMessage id="news.all" />
          <Icon name="arrow" />
        </SiteLink>
      </p>
    </BlockSection>
  )
}
