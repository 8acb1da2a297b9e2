import {
  contactUrls,
  type Language,
  pageAddress,
  previewAddress,
  type ShownRecord,
  screenAddress,
} from '@shop/server/screens'
import { inLanguage, otherLanguage } from '../../kernel/addresses/addresses'
import { contactFormAt } from '../../kernel/addresses/formAddresses'
import type { Site } from '../../kernel/data/Site'
import type { Preview } from '../../kernel/screens/Preview'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import type { ContactData } from '../messages/loadContact'
import type { NewsItemData } from '../news/loadNewsItem'
import { loadBlocks } from '../pages/blocks/loadBlocks'
import type { PageData } from '../pages/PageData'
import type { ProductData } from '../products/loadProduct'
import type { TipData } from '../tips/loadTips'

/** A form of the back office that has not sent its draft yet. */
export interface DraftData extends ScreenData {
  kind: 'draft'
}

export type PreviewData = (DraftData | PageData | ContactData | NewsItemData | TipData | ProductData) & {
  preview: Preview
}

/** Queries a record for its preview: the data of its screen, and where visitors find it. */
export const previewReaders: Record<ShownRecord, (site: Site, id: number, url: URL) => Promise<PreviewData>> = {
  async page(site, id, url) {
    const { previewPage, page } = await site.query('PreviewPage', { id })
    await loadBlocks(previewPage.blocks)
    const { language, fullUrl } = previewPage
    const data = {
      kind: 'page' as const,
      page: previewPage,
      translationAddress: siblingAddress('page', language, page.pageTranslation),
      preview: { language, publicAddress: page.visible ? pageAddress(language, fullUrl) : null },
    }
    if (fullUrl !== contactUrls[language]) return data
    return { ...data, form: contactFormAt(url.search) }
  },
  async newsItem(site, id) {
    const { previewNewsItem: item, newsItem } = await site.query('PreviewNewsItem', { id })
    const { language, url } = item
    return {
      kind: 'newsItem',
      item,
      translationAddress: siblingAddress('newsItem', language, newsItem.translation),
      preview: { language, publicAddress: screenAddress('news', language, url) },
    }
  },
  async tip(site, id) {
    const { previewTip, tip } = await site.query('PreviewTip', { id })
    const { language, url } = previewTip
    return {
      kind: 'tip',
      tip: previewTip,
      translationAddress: siblingAddress('tip', language, tip.translation),
      preview: { language, publicAddress: screenAddress('tips', language, url) },
    }
  },
  async product(site, id) {
    const { previewProduct, product } = await site.query('PreviewProduct', { id })
    const { language, url } = previewProduct
    return {
      kind: 'product',
      product: previewProduct,
      translationAddress: siblingAddress('product', language, product.translation),
      preview: { language, publicAddress: screenAddress('products', language, url) },
    }
  },
}

/** The preview of the same in the other language. */
function siblingAddress(kind: ShownRecord, language: Language, sibling: { id: number } | null): string | null {
  return sibling && inLanguage(previewAddress(kind, sibling.id), otherLanguage(language))
}
