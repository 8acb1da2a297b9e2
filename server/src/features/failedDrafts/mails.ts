import { defineMails } from '../mailTexts/defineMails.js'

/** The mail about what could not publish itself. */
export const failedDraftMails = defineMails({
  draftFailed: {
    audience: 'shop',
    strangers: 'none',
    placeholders: ['title', 'remark', 'link'],
    required: ['title', 'remark'],
    placeholderLabels: {
      title: { nl: 'Soort en titel', en: 'Kind and title' },
      remark: { nl: 'Waarom het niet lukte', en: 'Why it failed' },
    },
    button: { nl: 'Naar wat klaarstond', en: 'Go to what was ready' },
    label: { nl: 'Publiceren mislukt, aan de winkel', en: 'Publishing failed, to the shop' },
    occasion: {
      nl: 'Als een concept, of wat samen gepubliceerd zou worden, op zijn moment niet kon worden gepubliceerd.',
      en: 'When a draft, or what was to be published together, could not be published at its moment.',
    },
    nl: {
      subject: 'Niet gepubliceerd: {{title}}',
      body: [
        '{{title}} zou nu worden gepubliceerd, maar dat lukte niet: {{remark}}',
        'Bezoekers zien nog wat er stond. Wat klaarstond, is bewaard: pas het aan en publiceer of plan het opnieuw.',
        '{{link}}',
      ],
    },
    en: {
      subject: 'Not published: {{title}}',
      body: [
        '{{title}} was to be published now, but that failed: {{remark}}',
        'Visitors still see what was there. What was ready has been kept: change it and publish or plan it again.',
        '{{link}}',
      ],
    },
  },
})

export type FailedDraftMails = typeof failedDraftMails
export type FailedDraftMail = keyof FailedDraftMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends FailedDraftMails {}
}
