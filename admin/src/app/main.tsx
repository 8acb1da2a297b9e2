import '../kernel/theme/fonts'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../kernel/cookies/stateCookie'
import { intlFor, loadTexts } from '../kernel/i18n/createI18nProvider'
import { loadBackOffice } from '../kernel/start/loadBackOffice'
import { loginAddress } from '../kernel/start/loginAddress'
import { PlainMessage } from '../kernel/start/PlainMessage'

/** Milliseconds before a user of another role is redirected to the site. */
const readingTime = 8000

const place = document.getElementById('back-office')
if (!place) throw new Error('index.html has no place for the back office')
const root = createRoot(place)
const language = startLanguage()
const intl = intlFor(language)
const translate = (id: string): string => intl.formatMessage({ id })
document.documentElement.lang = language

// The screens and their texts load while the server is asked who is there.
const screens = import('./BackOffice')

try {
  const [start] = await Promise.all([loadBackOffice(), loadTexts(language)])
  if (start.kind === 'nobody') window.location.replace(loginAddress())
  else if (start.kind === 'otherRole') sendToSite()
  else {
    const { BackOffice } = await screens
    root.render(<BackOffice {...start} language={language} />)
  }
} catch (failure) {
  const message = failure instanceof Error ? failure.message : 'failure.other'
  root.render(
    <PlainMessage
      title={translate('failure.start')}
      text={message in intl.messages ? translate(message) : message}
      link={window.location.href}
      linkText={translate('list.retry')}
    />,
  )
}

function sendToSite(): void {
  root.render(
    <PlainMessage
      title={translate('app.title')}
      text={translate('failure.forbidden')}
      link="/"
      linkText={translate('failure.toSite')}
    />,
  )
  setTimeout(() => window.location.replace('/'), readingTime)
}
