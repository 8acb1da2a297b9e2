import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../kernel/components/icons/Icon'
import { useLayout } from '../../kernel/screens/useLayout'
import { OpenNow } from './OpenNow'
import { phoneAddress } from './phoneAddress'

/** A screen of few words, such as a login: they stand on a sheet, and beside it how the shop is reached. */
export function MessagePanel({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const { shop } = useLayout()
  return (
    <div className="message-panel ground--gray">
      <div className="frame message-panel__frame">
        <div className="message-panel__sheet message-screen ground--white">{children}</div>
        <aside className="message-panel__aside">
          {aside}
          <div>
            <h2>
              <FormattedMessage id="panel.help" />
            </h2>
            <OpenNow className="where__open" />
            {shop.phone && (
              <p>
                <a className="message-panel__phone" href={phoneAddress(shop.phone)}>
                  <Icon name="phone" />
                  {shop.phone}
                </a>
              </p>
            )}
          </div>
        </aside>
      </div>
    </div>
  )
}
