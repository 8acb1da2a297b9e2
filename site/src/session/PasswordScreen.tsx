import { passwordPath } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Head } from '../components/Head'
import { ChoosePassword } from './ChoosePassword'
import { ForgottenPassword } from './ForgottenPassword'

/** Where a link from a mail leads, to choose a password; without a link one is asked for here. */
export function PasswordScreen() {
  const token = new URLSearchParams(useLocation().search).get('token')
  const { formatMessage } = useIntl()
  const step = token ? 'choose' : 'forgotten'
  return (
    <div className="frame message-screen">
      <Head title={formatMessage({ id: `password.${step}.title` })} address={passwordPath} isHidden />
      <h1>
        <FormattedMessage id={`password.${step}.title`} />
      </h1>
      {token ? <ChoosePassword token={token} /> : <ForgottenPassword />}
    </div>
  )
}
