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
  const words = token ? 'password.choose' : 'password.forgotten'
  return (
    <div className="frame message-screen">
      <Head title={formatMessage({ id: `${words}.title` })} address={passwordPath} isHidden />
      <h1>
        <FormattedMessage id={`${words}.title`} />
      </h1>
      {token ? <ChoosePassword token={token} /> : <ForgottenPassword />}
    </div>
  )
}
