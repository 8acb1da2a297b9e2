import { FormattedMessage } from 'react-intl'
import { RequestNumber } from './RequestNumber'

/** Shown alone when not even the menus could be read. */
export function LayoutErrorScreen() {
  return (
    <main className="frame message-screen">
      <meta name="robots" content="noindex" />
      <h1>
        <FormattedMessage id="problem.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="problem.other" />
      </p>
      <RequestNumber />
    </main>
  )
}
