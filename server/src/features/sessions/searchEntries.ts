import type { Feature } from '../../kernel/Feature.js'
import { passwordPath, roleAddresses } from '../../kernel/shared/screens.js'

const words = {
  nl: {
    login: {
      title: 'Inloggen',
      text: 'Klanten met een account zien hier hun reparaties en bestellingen.',
      finds:
        'inloggen, log in, aanmelden, mijn account, account, mijn pagina, klantportaal, portaal, mijn gegevens, mijn reparaties, mijn bestellingen, mijn facturen, klant login',
    },
    password: {
      title: 'Wachtwoord vergeten',
      text: 'We mailen je een link waarmee je een nieuw wachtwoord voor je account hier kiest.',
      finds:
        'wachtwoord vergeten, wachtwoord kwijt, wachtwoord resetten, wachtwoord herstellen, wachtwoord wijzigen, nieuw wachtwoord, kan niet inloggen, inloggen lukt niet, inlog vergeten',
    },
  },
  en: {
    login: {
      title: 'Log in',
      text: 'Customers with an account see their repairs and orders here.',
      finds:
        'log in, login, sign in, my account, account, my page, portal, customer portal, my repairs, my orders, my invoices, customer login',
    },
    password: {
      title: 'Forgotten your password',
      text: 'We mail you a link by which you choose a new password for your account here.',
      finds:
        'forgot password, forgotten password, lost password, reset password, password reset, change password, new password, cannot log in, login does not work',
    },
  },
} as const

export const sessionEntries: Feature['searchEntries'] = [
  {
    name: 'sessions',
    entries(_, language) {
      const { login } = roleAddresses['cms-status-user']
      return [
        { kind: 'action', key: 'login', address: login, words: words[language].login },
        { kind: 'action', key: 'password', address: passwordPath, words: words[language].password },
      ]
    },
  },
]
