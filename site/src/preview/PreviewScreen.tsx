import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLoaderData } from 'react-router'
import { ContactScreen } from '../contact/ContactScreen'
import { NewsItemScreen } from '../news/NewsItemScreen'
import { PageScreen } from '../pages/PageScreen'
import { ProductScreen } from '../products/ProductScreen'
import type { DraftNews } from '../screens/Preview'
import { TipScreen } from '../tips/TipScreen'
import type { PreviewData } from './readers'
import { useDraftFrame } from './useDraftFrame'

/** The very screen that visitors are shown, with the record that the address names or a form holds. */
export function PreviewScreen() {
  const data = useLoaderData<PreviewData>()
  const { draft } = data.preview
  return (
    <>
      {draft && <DraftFrame data={data} news={draft} />}
      <RecordScreen data={data} />
    </>
  )
}

function RecordScreen({ data }: { data: PreviewData }) {
  switch (data.kind) {
    case 'page':
      return 'form' in data ? <ContactScreen /> : <PageScreen />
    case 'newsItem':
      return <NewsItemScreen />
    case 'tip':
      return <TipScreen />
    case 'product':
      return <ProductScreen />
    case 'draft':
      return null
  }
}

/** Ties a preview to the form that it is of. Until that has told what it holds there is nothing to see. */
function DraftFrame({ data, news }: { data: PreviewData; news: DraftNews }) {
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
