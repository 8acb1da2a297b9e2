import type { UserIdentity } from 'ra-core'
import { useTranslation } from '../i18n/useTranslation'
import { goOnAsOther } from './goOnAsOther'
import { LoginDialog } from './LoginDialog'

interface PasswordLoginProps {
  /** Who works now. */
  now: UserIdentity
  onClose(): void
}

/** Logs in at the counter, for what a PIN does not give; the screen goes on with the whole right of who does. */
export function PasswordLogin({ now, onClose }: PasswordLoginProps) {
  const { translate } = useTranslation()
  return (
    <LoginDialog
      viewer={{ id: Number(now.id), name: now.fullName ?? '', email: String(now.email ?? '') }}
      reason={{ title: translate('person.password'), text: translate('person.passwordText') }}
      onLoggedIn={goOnAsOther}
      onClose={onClose}
    />
  )
}
