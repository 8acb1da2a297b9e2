import { useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { Overview } from '../../kernel/components/Overview'
import type { TipsData } from './loadTips'
import { TipList } from './TipList'

export { loadTips } from './loadTips'

/** The tips overview, by page. */
export function TipsScreen() {
  const { tips, page, translationAddress } = useLoaderData<TipsData>()
  const { formatMessage } = useIntl()
  return (
    <Overview
      screen="tips"
      title={formatMessage({ id: 'tips.title' })}
      intro={formatMessage({ id: 'tips.intro' })}
      page={page}
      total={tips.total}
      translationAddress={translationAddress}
    >
      <TipList items={tips.items} headingLevel={2} isFirstInSight />
    </Overview>
  )
}
