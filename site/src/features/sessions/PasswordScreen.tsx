import { choosePasswordPath, passwordPath } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLocation } from 'react-router'
import { inLanguage } from '../../kernel/addresses/addresses'
import { Head } from '../../kernel/components/Head'
import { useLanguage } from '../../kernel/screens/useLayout'
import { MessagePanel } from '../shop/MessagePanel'
import { ChoosePassword } from './ChoosePassword'
import { ForgottenPassword } from './ForgottenPassword'
import type { SessionOutcome } from './sessionForms'

export { sessionData } from './loadSession'

/** Where a link from a mail leads, to choose a password; without a link one is asked for here. */
export function PasswordScreen() {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const outcome = useActionData<SessionOutcome>()
  const { formatMessage } = useIntl()
  // Mails of before had their token in the query of the other screen.
  const token = new URLSearchParams(search).get('token')
  const step = pathname === choosePasswordPath || token ? 'choose' : 'forgotten'
  return (
    <MessagePanel>
      <Head title={formatMessage({ id: `password.${step}.title` })} address={passwordPath} isHidden />
      <h1>
        <FormattedMessage id={`password.${step}.title`} />
      </h1>
      {step === 'choose' ? (
        <ChoosePassword token={token} outcome={outcome} action={inLanguage(choosePasswordPath, language)} />
      ) : (
        <ForgottenPassword outcome={outcome} action={pathname + search} />
      )}
    </MessagePanel>
  )
}
