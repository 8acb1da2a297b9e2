import { defineMails, type SharedByMails } from '../mailTexts/defineMails.js'

const toAccount = {
  audience: 'account',
  strangers: 'none',
  required: [],
  button: { nl: 'Nieuw wachtwoord kiezen', en: 'Choose a new password' },
} as const satisfies SharedByMails

/** The mails about the second factor. */
export const secondFactorMails = defineMails({
  secondFactorOn: {
    ...toAccount,
    placeholders: ['name', 'link'],
    label: { nl: 'Inloggen met code aan', en: 'Logging in with a code on' },
    occasion: { nl: 'Als iemand inloggen met een code aanzet.', en: 'When somebody turns on logging in with a code.' },
    nl: {
      subject: 'Inloggen met een code staat aan bij {{shop.name}}',
      body: [
        'Beste {{name}},',
        'Inloggen met een code staat aan voor je account bij {{shop.name}}. Voortaan vragen we na je wachtwoord om een code uit je authenticator-app.',
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten. Een nieuw wachtwoord kies je hier:',
        '{{link}}',
      ],
    },
    en: {
      subject: 'Logging in with a code is on at {{shop.name}}',
      body: [
        'Dear {{name}},',
        'Logging in with a code is on for your account at {{shop.name}}. From now on we ask for a code of your authenticator app after your password.',
        'Was it not you? Then choose a new password at once and let us know. You choose a new password here:',
        '{{link}}',
      ],
    },
  },
  secondFactorOff: {
    ...toAccount,
    placeholders: ['name', 'link'],
    label: { nl: 'Inloggen met code uit', en: 'Logging in with a code off' },
    occasion: { nl: 'Als iemand inloggen met een code uitzet.', en: 'When somebody turns off logging in with a code.' },
    nl: {
      subject: 'Inloggen met een code staat uit bij {{shop.name}}',
      body: [
        'Beste {{name}},',
        'Inloggen met een code staat uit voor je account bij {{shop.name}}. Voortaan is je wachtwoord genoeg.',
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten. Een nieuw wachtwoord kies je hier:',
        '{{link}}',
      ],
    },
    en: {
      subject: 'Logging in with a code is off at {{shop.name}}',
      body: [
        'Dear {{name}},',
        'Logging in with a code is off for your account at {{shop.name}}. From now on your password is enough.',
        'Was it not you? Then choose a new password at once and let us know. You choose a new password here:',
        '{{link}}',
      ],
    },
  },
  secondFactorRemoved: {
    ...toAccount,
    placeholders: ['name', 'by', 'link'],
    label: { nl: 'Inloggen met code verwijderd', en: 'Logging in with a code removed' },
    occasion: {
      nl: 'Als een beheerder inloggen met een code voor een ander uitzet.',
      en: 'When an administrator turns off logging in with a code for somebody else.',
    },
    nl: {
      subject: 'Inloggen met een code staat uit bij {{shop.name}}',
      body: [
        'Beste {{name}},',
        '{{by}} heeft inloggen met een code uitgezet voor je account bij {{shop.name}} en je overal uitgelogd. Log in met je wachtwoord en stel je telefoon opnieuw in.',
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten. Een nieuw wachtwoord kies je hier:',
        '{{link}}',
      ],
    },
    en: {
      subject: 'Logging in with a code is off at {{shop.name}}',
      body: [
        'Dear {{name}},',
        '{{by}} has turned off logging in with a code for your account at {{shop.name}} and logged you out everywhere. Log in with your password and set up your phone again.',
        'Was it not you? Then choose a new password at once and let us know. You choose a new password here:',
        '{{link}}',
      ],
    },
  },
  recoveryCodeUsed: {
    ...toAccount,
    placeholders: ['name', 'left', 'link'],
    label: { nl: 'Herstelcode gebruikt', en: 'Recovery code used' },
    occasion: { nl: 'Als iemand met een herstelcode inlogt.', en: 'When somebody logs in with a recovery code.' },
    nl: {
      subject: 'Een herstelcode van je account bij {{shop.name}} is gebruikt',
      body: [
        'Beste {{name}},',
        'Er is een herstelcode van je account bij {{shop.name}} gebruikt. Er zijn er nog {{left}} over; in het scherm ‘Mijn account’ maak je nieuwe.',
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten. Een nieuw wachtwoord kies je hier:',
        '{{link}}',
      ],
    },
    en: {
      subject: 'A recovery code of your account at {{shop.name}} was used',
      body: [
        'Dear {{name}},',
        'A recovery code of your account at {{shop.name}} was used. There are {{left}} left; you make new ones on the screen ‘My account’.',
        'Was it not you? Then choose a new password at once and let us know. You choose a new password here:',
        '{{link}}',
      ],
    },
  },
  recoveryCodesRenewed: {
    ...toAccount,
    placeholders: ['name', 'link'],
    label: { nl: 'Nieuwe herstelcodes', en: 'New recovery codes' },
    occasion: { nl: 'Als iemand nieuwe herstelcodes maakt.', en: 'When somebody makes new recovery codes.' },
    nl: {
      subject: 'Je hebt nieuwe herstelcodes bij {{shop.name}}',
      body: [
        'Beste {{name}},',
        'Er zijn nieuwe herstelcodes gemaakt voor je account bij {{shop.name}}. De oude werken niet meer.',
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten. Een nieuw wachtwoord kies je hier:',
        '{{link}}',
      ],
    },
    en: {
      subject: 'You have new recovery codes at {{shop.name}}',
      body: [
        'Dear {{name}},',
        'New recovery codes were made for your account at {{shop.name}}. The old ones do not work any more.',
        'Was it not you? Then choose a new password at once and let us know. You choose a new password here:',
        '{{link}}',
      ],
    },
  },
})

export type SecondFactorMails = typeof secondFactorMails
export type SecondFactorMail = keyof SecondFactorMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends SecondFactorMails {}
}
