import { notFoundPaths, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { Head } from '../components/Head'
import { Icon } from '../components/icons/Icon'
import { SiteLink } from '../components/SiteLink'
import { useLanguage } from '../screens/useLayout'
import { SearchByAddress } from '../search/SearchByAddress'

export function NotFoundScreen() {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'notFound.title' })
  return (
    <div className="frame message-screen">
      <Head title={title} address={notFoundPaths[language]} isHidden />
      <p className="message-screen__oops">
        <FormattedMessage id="notFound.oops" />
      </p>
      <h1>{title}</h1>
      <p className="lead">
        <FormattedMessage id="notFound.text" />
      </p>
      <SearchByAddress />
      <p className="buttons">
        <SiteLink className="button button--quiet" to={`/${language}`}>
          <FormattedMessage id="notFound.home" />
        </SiteLink>
        <SiteLink className="button button--quiet" to={screenAddress('contact', language)}>
          <Icon name="question" />
          <span>
            <FormattedMessage id="action.question" />
          </span>
        </SiteLink>
      </p>
    </div>
  )
}
