import { contactUrls, type Language, type ShownRecord } from '@shop/server/screens'
import type { PageFieldsFragment } from '../../generated/graphql'
import { contactFormAt } from '../../kernel/addresses/formAddresses'
import { writeAsVisitor } from '../../kernel/data/writeAsVisitor'
import type { DraftReport } from '../../kernel/screens/Preview'
import type { ContactData } from '../messages/loadContact'
import type { NewsItemData } from '../news/loadNewsItem'
import { loadBlocks } from '../pages/blocks/loadBlocks'
import type { PageData } from '../pages/PageData'
import type { ProductData } from '../products/loadProduct'
import type { TipData } from '../tips/loadTips'
import { blockId } from './blockId'
import type { DraftForm } from './draftForm'

type ShownData = PageData | ContactData | NewsItemData | TipData | ProductData

interface Drafted {
  /** Null while it cannot be shown. */
  data: ShownData | null
  report: DraftReport
}

/** Turns a form into the data of its record's screen. The server validates it and writes nothing. */
export const draftReaders: Record<ShownRecord, (form: DraftForm, language: Language) => Promise<Drafted>> = {
  async page(form, language) {
    const { shown, shownBlocks, faults } = (await writeAsVisitor('DraftPage', form, language)).draft
    if (shown) await loadBlocks(shown.blocks)
    return { data: shown && pageData(shown, shownBlocks), report: { faults, shownBlocks, isShown: shown !== null } }
  },
  async newsItem(form, language) {
    const { shown: item, faults } = (await writeAsVisitor('DraftNewsItem', form, language)).draft
    return drafted(item && { kind: 'newsItem', item, translationAddress: null }, faults)
  },
  async tip(form, language) {
    const { shown: tip, faults } = (await writeAsVisitor('DraftTip', form, language)).draft
    return drafted(tip && { kind: 'tip', tip, translationAddress: null }, faults)
  },
  async product(form, language) {
    const { shown: product, faults } = (await writeAsVisitor('DraftProduct', form, language)).draft
    return drafted(product && { kind: 'product', product, translationAddress: null }, faults)
  },
}

function drafted(data: ShownData | null, faults: DraftReport['faults']): Drafted {
  return { data, report: { faults, shownBlocks: [], isShown: data !== null } }
}

/** Every block can be found by its place in the form. */
function pageData(page: PageFieldsFragment, places: number[]): PageData | ContactData {
  const blocks = page.blocks.map((block, index) => ({
    ...block,
    internalLinkId: block.internalLinkId || blockId(places[index] ?? 0),
  }))
  const data = { kind: 'page' as const, page: { ...page, blocks }, translationAddress: null }
  if (page.fullUrl !== contactUrls[page.language]) return data
  return { ...data, form: contactFormAt(''), about: null }
}
