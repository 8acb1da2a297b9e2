import { passwordPath } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLocation } from 'react-router'
import { Head } from '../components/Head'
import { MessagePanel } from '../shop/MessagePanel'
import { ChoosePassword } from './ChoosePassword'
import { ForgottenPassword } from './ForgottenPassword'
import type { SessionOutcome } from './sessionForms'

/** Where a link from a mail leads, to choose a password; without a link one is asked for here. */
export function PasswordScreen() {
  const { pathname, search } = useLocation()
  const token = new URLSearchParams(search).get('token')
  const form = { outcome: useActionData<SessionOutcome>(), action: pathname + search }
  const { formatMessage } = useIntl()
  const step = token ? 'choose' : 'forgotten'
  return (
    <MessagePanel>
      <Head title={formatMessage({ id: `password.${step}.title` })} address={passwordPath} isHidden />
      <h1>
        <FormattedMessage id={`password.${step}.title`} />
      </h1>
      {token ? <ChoosePassword token={token} {...form} /> : <ForgottenPassword {...form} />}
    </MessagePanel>
  )
}
