import { defineMails } from '../mailTexts/defineMails.js'

/** The mail about a webhook. */
export const webhookMails = defineMails({
  webhookSwitchedOff: {
    audience: 'shop',
    strangers: 'none',
    placeholders: ['name', 'day', 'link'],
    required: ['name'],
    placeholderLabels: {
      name: { nl: 'Naam van de webhook', en: 'Name of the webhook' },
      day: { nl: 'Sinds wanneer niets aankwam', en: 'Since when nothing arrived' },
    },
    button: { nl: 'Naar de webhook', en: 'Go to the webhook' },
    label: { nl: 'Webhook uitgezet, aan de winkel', en: 'Webhook switched off, to the shop' },
    occasion: {
      nl: 'Als dagenlang geen bericht bij een webhook is aangekomen en hij daarom is uitgezet.',
      en: 'When no message has reached a webhook for days and it was switched off for it.',
    },
    nl: {
      subject: 'Webhook {{name}} is uitgezet',
      body: [
        'Sinds {{day}} kwam geen enkel bericht aan bij webhook {{name}}. Daarom sturen we er niets meer naartoe.',
        'Kijk wat er mis is en zet hem weer aan. Wat intussen niet aankwam, kun je daar opnieuw versturen.',
        '{{link}}',
      ],
    },
    en: {
      subject: 'Webhook {{name}} has been switched off',
      body: [
        'No message has reached webhook {{name}} since {{day}}, so we no longer send any to it.',
        'Find out what is wrong and switch it on again. You can resend there what did not arrive in the meantime.',
        '{{link}}',
      ],
    },
  },
})

export type WebhookMails = typeof webhookMails
export type WebhookMail = keyof WebhookMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends WebhookMails {}
}
