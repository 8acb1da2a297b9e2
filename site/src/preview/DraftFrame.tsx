import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { DraftNews } from '../screens/Preview'
import type { PreviewData } from './readers'
import { useDraftFrame } from './useDraftFrame'

/** Ties a preview to the form that it is of. Until that has told what it holds there is nothing to see. */
export function DraftFrame({ data, news }: { data: PreviewData; news: DraftNews }) {
  const ids = useMemo(
    () => ('page' in data ? data.page.blocks.map(({ internalLinkId }) => internalLinkId) : []),
    [data],
  )
  useDraftFrame(news, ids)
  if (data.kind !== 'draft') return null
  return (
    <p className="frame draft-wait">
      <FormattedMessage id={news.faults.length > 0 ? 'preview.incomplete' : 'preview.waiting'} />
    </p>
  )
}
