import { notFoundPaths, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { Head } from '../components/Head'
import { Icon } from '../components/icons/Icon'
import { SiteLink } from '../components/SiteLink'
import { useMainMenu } from '../layout/useMainMenu'
import { useLanguage } from '../screens/useLayout'
import { SearchByAddress } from '../search/SearchByAddress'
import { MessagePanel } from '../shop/MessagePanel'

export function NotFoundScreen() {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'notFound.title' })
  return (
    <MessagePanel aside={<Often />}>
      <Head title={title} address={notFoundPaths[language]} isHidden />
      <p className="message-screen__oops">
        <FormattedMessage id="notFound.oops" />
      </p>
      <h1>{title}</h1>
      <p className="lead">
        <FormattedMessage id="notFound.text" />
      </p>
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
      {/* What it finds comes later, and is not to move the buttons from under a press. */}
      <SearchByAddress />
    </MessagePanel>
  )
}

/** Where most visitors want to go: what the shop put into its menu. */
function Often() {
  const entries = useMainMenu()
  return (
    <nav aria-labelledby="often">
      <h2 id="often">
        <FormattedMessage id="notFound.often" />
      </h2>
      <ul>
        {entries.map(({ key, title, address }) => (
          <li key={key}>
            <SiteLink to={address}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
