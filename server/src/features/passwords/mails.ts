import { defineMails } from '../mailTexts/defineMails.js'

/** The mails about passwords. */
export const passwordMails = defineMails({
  invitation: {
    audience: 'account',
    strangers: 'none',
    placeholders: ['name', 'link', 'days'],
    required: ['link'],
    button: { nl: 'Wachtwoord kiezen', en: 'Choose a password' },
    opensAccount: true,
    label: { nl: 'Uitnodiging voor een klant', en: 'Invitation of a customer' },
    occasion: {
      nl: 'Als je een account zonder wachtwoord maakt, of er een terugzet.',
      en: 'When you make an account without a password, or put one back.',
    },
    nl: {
      subject: 'Kies een wachtwoord voor je account bij {{shop.name}}',
      body: [
        'Beste {{name}},',
        'We hebben een account voor je gemaakt bij {{shop.name}}. Kies een wachtwoord om te kunnen inloggen:',
        '{{link}}',
        'Deze link werkt een keer en is {{days}} dagen geldig.',
      ],
    },
    en: {
      subject: 'Choose a password for your account at {{shop.name}}',
      body: [
        'Dear {{name}},',
        'We have made an account for you at {{shop.name}}. Choose a password to be able to log in:',
        '{{link}}',
        'This link works once and is valid for {{days}} days.',
      ],
    },
  },
  colleague: {
    audience: 'account',
    strangers: 'none',
    placeholders: ['name', 'by', 'link', 'days'],
    required: ['link'],
    button: { nl: 'Wachtwoord kiezen', en: 'Choose a password' },
    opensAccount: true,
    label: { nl: 'Uitnodiging voor een collega', en: 'Invitation of a colleague' },
    occasion: { nl: 'Als een beheerder een collega uitnodigt.', en: 'When an administrator invites a colleague.' },
    nl: {
      subject: 'Kies een wachtwoord voor je account bij {{shop.name}}',
      body: [
        'Beste {{name}},',
        '{{by}} heeft een account voor je gemaakt in het beheer van {{shop.name}}. Kies een wachtwoord om te kunnen inloggen:',
        '{{link}}',
        'Deze link werkt een keer en is {{days}} dagen geldig.\nZet na het inloggen in het scherm ‘Mijn account’ ook inloggen met een code aan. Dan komt niemand erin met je wachtwoord alleen.',
      ],
    },
    en: {
      subject: 'Choose a password for your account at {{shop.name}}',
      body: [
        'Dear {{name}},',
        '{{by}} has made an account for you in the back office of {{shop.name}}. Choose a password to be able to log in:',
        '{{link}}',
        'This link works once and is valid for {{days}} days.\nAfter logging in, turn on logging in with a code too, on the screen ‘My account’. Then nobody gets in with your password alone.',
      ],
    },
  },
  reset: {
    audience: 'account',
    strangers: 'bounded',
    placeholders: ['name', 'link'],
    required: ['link'],
    button: { nl: 'Wachtwoord kiezen', en: 'Choose a password' },
    opensAccount: true,
    label: { nl: 'Wachtwoord vergeten', en: 'Forgotten password' },
    occasion: { nl: 'Als iemand een nieuw wachtwoord aanvraagt.', en: 'When somebody asks for a new password.' },
    nl: {
      subject: 'Kies een nieuw wachtwoord voor je account bij {{shop.name}}',
      body: [
        'Beste {{name}},',
        'Iemand, waarschijnlijk jij, wil een nieuw wachtwoord voor je account bij {{shop.name}}. Kies het hier:',
        '{{link}}',
        'Deze link werkt een keer en is een uur geldig.\nWas jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      ],
    },
    en: {
      subject: 'Choose a new password for your account at {{shop.name}}',
      body: [
        'Dear {{name}},',
        'Somebody, probably you, wants a new password for your account at {{shop.name}}. Choose it here:',
        '{{link}}',
        'This link works once and is valid for an hour.\nWas it not you? Then there is nothing to do: your password stays as it is.',
      ],
    },
  },
  passwordChanged: {
    audience: 'account',
    strangers: 'once',
    placeholders: ['name', 'link'],
    required: [],
    button: { nl: 'Nieuw wachtwoord kiezen', en: 'Choose a new password' },
    label: { nl: 'Wachtwoord gewijzigd', en: 'Password changed' },
    occasion: {
      nl: 'Als het wachtwoord van een account is gewijzigd.',
      en: 'When the password of an account was changed.',
    },
    nl: {
      subject: 'Het wachtwoord van je account bij {{shop.name}} is gewijzigd',
      body: [
        'Beste {{name}},',
        'Het wachtwoord van je account bij {{shop.name}} is gewijzigd. Overal waar je was ingelogd, moet je opnieuw inloggen.',
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten. Een nieuw wachtwoord kies je hier:',
        '{{link}}',
      ],
    },
    en: {
      subject: 'The password of your account at {{shop.name}} was changed',
      body: [
        'Dear {{name}},',
        'The password of your account at {{shop.name}} was changed. You have to log in again wherever you were logged in.',
        'Was it not you? Then choose a new password at once and let us know. You choose a new password here:',
        '{{link}}',
      ],
    },
  },
})

export type PasswordMails = typeof passwordMails
export type PasswordMail = keyof PasswordMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends PasswordMails {}
}
