import './theme/fonts'
import './start/plainMessage.css'
import { createRoot } from 'react-dom/client'
import { rememberedState } from './cookies/stateCookie'
import { intlFor } from './i18n/createI18nProvider'
import { loadBackOffice } from './start/loadBackOffice'
import { loginAddress } from './start/loginAddress'
import { PlainMessage } from './start/PlainMessage'

/** Milliseconds before a user of another role is redirected to the site. */
const readingTime = 8000

const place = document.getElementById('back-office')
if (!place) throw new Error('index.html has no place for the back office')
const root = createRoot(place)
const language = rememberedState().language === 'en' ? 'en' : 'nl'
const intl = intlFor(language)
const say = (id: string): string => intl.formatMessage({ id })
document.documentElement.lang = language

// The screens load while the server is asked who is there.
const screens = import('./app/BackOffice')

try {
  const start = await loadBackOffice()
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
      title={say('failure.start')}
      text={message in intl.messages ? say(message) : message}
      link={window.location.href}
      linkText={say('list.retry')}
    />,
  )
}

function sendToSite(): void {
  root.render(
    <PlainMessage title={say('app.title')} text={say('failure.forbidden')} link="/" linkText={say('failure.toSite')} />,
  )
  setTimeout(() => window.location.replace('/'), readingTime)
}
