import { screenAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { useShuffled } from '../../../kernel/browser/useShuffled'
import { OnwardLink } from '../../../kernel/components/OnwardLink'
import { useLanguage } from '../../../kernel/screens/useLayout'
import { TipList } from '../../tips/TipList'
import { type BlockOf, partLevel } from './Block'
import { BlockSection } from './BlockSection'

export function TipBlock({ block }: { block: BlockOf<'TipBlock'> }) {
  const tips = useShuffled(block.tips, block.randomOrder)
  const language = useLanguage()
  return (
    <BlockSection block={block} kind="tips">
      <TipList items={tips} headingLevel={partLevel(block)} />
      <OnwardLink to={screenAddress('tips', language)}>
        <FormattedMessage id="tips.all" />
      </OnwardLink>
    </BlockSection>
  )
}
