import { addPageAddress, backOfficePath, editAddress, openShopPath, type ShownRecord } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NewsItemData } from '../../features/news/loadNewsItem'
import type { PageData } from '../../features/pages/PageData'
import type { ProductData } from '../../features/products/loadProduct'
import type { TipData } from '../../features/tips/loadTips'
import { inLanguage } from '../../kernel/addresses/addresses'
import { logoutPath } from '../../kernel/addresses/sessionPaths'
import { Icon } from '../../kernel/components/icons/Icon'
import { useLanguage, useLayout, useScreenData } from '../../kernel/screens/useLayout'

/** For the owner: links to the back office, to the form of the shown record, and to logging out. */
export function AdminBar() {
  const { shop } = useLayout()
  const language = useLanguage()
  const data = useScreenData<RecordData>()
  const { formatMessage } = useIntl()
  const task = data && taskOn(data)
  return (
    <nav className="admin-bar" aria-label={formatMessage({ id: 'adminBar.title' })}>
      <ul className="frame admin-bar__row">
        <li>
          <a href={inLanguage(backOfficePath, language)}>
            <FormattedMessage id="visitor.cms_admin" />
          </a>
        </li>
        {!shop.isOpen && (
          <li>
            <a href={inLanguage(openShopPath, language)}>
              <Icon name="security" />
              <FormattedMessage id="adminBar.open" />
            </a>
          </li>
        )}
        {task && (
          <li>
            <a href={inLanguage(task.address, language)}>
              <Icon name="edit" />
              <FormattedMessage id={task.words} />
            </a>
          </li>
        )}
        <li className="admin-bar__end">
          <a href={inLanguage(logoutPath, language)}>
            <FormattedMessage id="logout.title" />
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** The screens of records; others have nothing that the owner can change from here. */
type RecordData = PageData | NewsItemData | TipData | ProductData

interface Task {
  words: `adminBar.edit.${ShownRecord}` | 'adminBar.addPage'
  address: string
}

/** Edits the shown record, or adds the page that a stand-in takes the place of. */
function taskOn(data: RecordData): Task | undefined {
  switch (data.kind) {
    case 'page':
      if (data.isStandIn) return { words: 'adminBar.addPage', address: addPageAddress(data.page.fullUrl) }
      return editing(data.kind, data.page)
    case 'newsItem':
      return editing(data.kind, data.item)
    case 'tip':
      return editing(data.kind, data.tip)
    case 'product':
      return editing(data.kind, data.product)
    default:
      return undefined
  }
}

function editing(kind: ShownRecord, { id }: { id: number }): Task {
  return { words: `adminBar.edit.${kind}`, address: editAddress(kind, id) }
}
