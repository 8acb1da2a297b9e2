import { useLoaderData } from 'react-router'
import { ContactScreen } from '../contact/ContactScreen'
import { NewsItemScreen } from '../news/NewsItemScreen'
import { PageScreen } from '../pages/PageScreen'
import { ProductScreen } from '../products/ProductScreen'
import { TipScreen } from '../tips/TipScreen'
import { DraftFrame } from './DraftFrame'
import type { PreviewData } from './readers'

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
