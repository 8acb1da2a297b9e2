import { backOfficePath, editAddress, type ShownRecord } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../components/icons/Icon'
import type { ScreenData } from '../routes/ScreenData'
import { inLanguage } from '../session/inLanguage'
import { logoutPath } from '../session/sessionPaths'
import { useLanguage, useScreenData } from './useLayout'

/** For the owner: the way to the back office, to what is shown here, and out. */
export function AdminBar() {
  const language = useLanguage()
  const data = useScreenData()
  const { formatMessage } = useIntl()
  const record = data && recordOn(data)
  return (
    <nav className="admin-bar" aria-label={formatMessage({ id: 'adminBar.title' })}>
      <ul className="frame admin-bar__row">
        <li>
          <a href={inLanguage(backOfficePath, language)}>
            <FormattedMessage id="visitor.cms_admin" />
          </a>
        </li>
        {record && (
          <li>
            <a href={editAddress(record.kind, record.id)}>
              <Icon name="edit" />
              <FormattedMessage id={`adminBar.edit.${record.kind}`} />
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

/** The record that a screen shows, where it is one that has a screen of its own. */
function recordOn(data: ScreenData): { kind: ShownRecord; id: number } | undefined {
  switch (data.kind) {
    case 'page':
      return { kind: data.kind, id: data.page.id }
    case 'newsItem':
      return { kind: data.kind, id: data.item.id }
    case 'tip':
      return { kind: data.kind, id: data.tip.id }
    case 'product':
      return { kind: data.kind, id: data.product.id }
    default:
      return undefined
  }
}
