import { defineMails } from '../mailTexts/defineMails.js'

/** The mails about what was done with an account. */
export const accountMails = defineMails({
  sessionsEnded: {
    audience: 'account',
    strangers: 'none',
    placeholders: ['name', 'by', 'link'],
    required: [],
    button: { nl: 'Nieuw wachtwoord kiezen', en: 'Choose a new password' },
    label: { nl: 'Uitgelogd door een beheerder', en: 'Logged out by an administrator' },
    occasion: { nl: 'Als een beheerder een ander uitlogt.', en: 'When an administrator logs somebody else out.' },
    nl: {
      subject: 'Je bent uitgelogd bij {{shop.name}}',
      body: [
        'Beste {{name}},',
        '{{by}} heeft je account bij {{shop.name}} op een of meer apparaten uitgelogd.',
        'Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten. Een nieuw wachtwoord kies je hier:',
        '{{link}}',
      ],
    },
    en: {
      subject: 'You have been logged out at {{shop.name}}',
      body: [
        'Dear {{name}},',
        '{{by}} has logged your account at {{shop.name}} out on one or more devices.',
        'Was it not you? Then choose a new password at once and let us know. You choose a new password here:',
        '{{link}}',
      ],
    },
  },
  emailChanged: {
    audience: 'account',
    strangers: 'none',
    placeholders: ['name', 'by'],
    required: [],
    label: { nl: 'E-mailadres gewijzigd', en: 'E-mail address changed' },
    occasion: {
      nl: 'Als een beheerder het e-mailadres van een account wijzigt. Deze mail gaat naar het oude adres.',
      en: 'When an administrator changes the e-mail address of an account. This mail is sent to the old address.',
    },
    nl: {
      subject: 'Het e-mailadres van je account bij {{shop.name}} is gewijzigd',
      body: [
        'Beste {{name}},',
        '{{by}} heeft het e-mailadres van je account bij {{shop.name}} gewijzigd. Met dit adres kun je niet meer inloggen.',
        'Klopt dit niet? Bel of mail ons dan meteen.',
      ],
    },
    en: {
      subject: 'The e-mail address of your account at {{shop.name}} was changed',
      body: [
        'Dear {{name}},',
        '{{by}} has changed the e-mail address of your account at {{shop.name}}. You cannot log in with this address any more.',
        'Is this not right? Call or write to us at once.',
      ],
    },
  },
  rightChanged: {
    audience: 'account',
    strangers: 'none',
    placeholders: ['name', 'by'],
    required: [],
    label: { nl: 'Recht gewijzigd', en: 'Right changed' },
    occasion: {
      nl: 'Als een eigenaar wijzigt wat een collega in het beheer mag.',
      en: 'When an owner changes what a colleague may do in the back office.',
    },
    nl: {
      subject: 'Wat je mag in het beheer van {{shop.name}} is gewijzigd',
      body: [
        'Beste {{name}},',
        '{{by}} heeft gewijzigd wat je in het beheer van {{shop.name}} mag. Het geldt vanaf nu; je hoeft niet opnieuw in te loggen.',
        'Klopt dit niet? Antwoord op deze mail of bel ons.',
      ],
    },
    en: {
      subject: 'What you may do in the back office of {{shop.name}} was changed',
      body: [
        'Dear {{name}},',
        '{{by}} has changed what you may do in the back office of {{shop.name}}. It holds from now on; you need not log in again.',
        'Is this not right? Answer this mail or call us.',
      ],
    },
  },
  accountEnded: {
    audience: 'account',
    strangers: 'none',
    placeholders: ['name', 'by'],
    required: [],
    label: { nl: 'Account beëindigd', en: 'Account ended' },
    occasion: {
      nl: 'Als een beheerder het account van een collega beëindigt.',
      en: 'When an administrator ends the account of a colleague.',
    },
    nl: {
      subject: 'Je account bij {{shop.name}} is beëindigd',
      body: [
        'Beste {{name}},',
        '{{by}} heeft je account in het beheer van {{shop.name}} beëindigd. Je kunt niet meer inloggen. Vragen? Antwoord op deze mail of bel ons.',
      ],
    },
    en: {
      subject: 'Your account at {{shop.name}} has ended',
      body: [
        'Dear {{name}},',
        '{{by}} has ended your account in the back office of {{shop.name}}. You cannot log in any more. Questions? Answer this mail or call us.',
      ],
    },
  },
})

export type AccountMails = typeof accountMails
export type AccountMail = keyof AccountMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends AccountMails {}
}
