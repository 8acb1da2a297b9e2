import { ContactScreen } from '../messages/ContactScreen'
import { NewsItemScreen } from '../news/NewsItemScreen'
import { PageScreen } from '../pages/PageScreen'
import { ProductScreen } from '../products/ProductScreen'
import { TipScreen } from '../tips/TipScreen'
import type { PreviewData } from './previewReaders'

/** A record on the screen of its kind; nothing while it cannot be shown. */
export function RecordScreen({ data }: { data: PreviewData }) {
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
