import { screenAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { ActionLink } from '../../kernel/components/ActionLink'
import { OnwardLink } from '../../kernel/components/OnwardLink'
import { useIsOffered } from '../../kernel/components/useIsOffered'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { phoneAddress } from '../shop/phoneAddress'

/** At the end of a warning: how to get help for whom it happened to. */
export function WarningHelp() {
  const { shop } = useLayout()
  const language = useLanguage()
  const isOffered = useIsOffered()
  return (
    <div className="article__help">
      <p>
        {shop.phone ? (
          <FormattedMessage
            id="news.warning.call"
            values={{ phone: <a href={phoneAddress(shop.phone)}>{shop.phone}</a> }}
          />
        ) : (
          <FormattedMessage id="news.warning" />
        )}
      </p>
      <p className="buttons">
        <ActionLink action="question" />
      </p>
      {isOffered('remoteAssistance') && (
        <OnwardLink to={screenAddress('remoteAssistance', language)}>
          <FormattedMessage id="news.warning.remote" />
        </OnwardLink>
      )}
    </div>
  )
}
