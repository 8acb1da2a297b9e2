import { notFoundPaths, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { SearchByAddress } from '../../features/search/SearchByAddress'
import { MessagePanel } from '../../features/shop/MessagePanel'
import { Head } from '../../kernel/components/Head'
import { Icon } from '../../kernel/components/icons/Icon'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useLanguage } from '../../kernel/screens/useLayout'
import { useMainMenu } from '../layout/useMainMenu'

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
