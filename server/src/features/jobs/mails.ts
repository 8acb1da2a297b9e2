import type { ValueOf } from '../../kernel/fields/Choice.js'
import { fieldLabels } from '../../kernel/i18n/labels.js'
import type { Language } from '../../kernel/shared/screens.js'
import { defineMails, type SharedByMails } from '../mailTexts/defineMails.js'
import type { MailDescription } from '../mailTexts/MailDescription.js'
import { token } from '../mailTexts/mailPlaceholders.js'
import { type JobMailWords, newPcMailWords, repairMailWords } from './jobMailWords.js'
import { type newPcStatuses, readyStatuses, type repairStatuses } from './jobStatuses.js'

/** What happened to a job: it was begun, the customer is written something, or it has another status. */
export type JobOccasion<Status extends string = string> = 'begun' | 'noted' | Status

type Job = 'statusRepair' | 'statusNewPc'
type MailsOf<Kind extends Job, Status extends string> = Record<`${Kind}-${JobOccasion<Status>}`, DescribedJobMail>

const shared = {
  audience: 'customer',
  strangers: 'none',
  required: ['note'],
  button: { nl: 'Bekijk hoe het ermee staat', en: 'See how it is going' },
} as const satisfies SharedByMails

const ofEach = ['name', 'status', 'number', 'description', 'remark', 'note', 'price', 'agreed', 'link'] as const

interface DescribedJobMail extends MailDescription {
  readonly audience: 'customer'
  readonly placeholders: readonly ((typeof ofEach)[number] | 'next' | 'moment' | 'online')[]
  readonly required: typeof shared.required
  readonly button: NonNullable<MailDescription['button']>
}

const occasions = {
  begun: { nl: 'Als je een opdracht toevoegt.', en: 'When you add a job.' },
  noted: {
    nl: 'Als je de klant schrijft zonder de status te veranderen.',
    en: 'When you write to the customer without changing the status.',
  },
  moved: { nl: 'Als een opdracht deze status krijgt.', en: 'When a job gets this status.' },
}

const greeting = { nl: 'Beste {{name}},', en: 'Dear {{name}},' }
const note = { nl: 'Ons bericht aan jou:\n{{note}}', en: 'Our message to you:\n{{note}}' }
const price = { nl: 'Prijs: {{price}}', en: 'Price: {{price}}' }
const hours = {
  nl: 'Ophalen kan tijdens onze openingstijden:\n{{shop.openingHours}}\n{{shop.address}}',
  en: 'You can come for it during our opening hours:\n{{shop.openingHours}}\n{{shop.address}}',
}
const link = {
  nl: 'Hoe het ermee staat, zie je altijd hier:\n{{link}}',
  en: 'You can always see how it is going here:\n{{link}}',
}

/** A mail for a job that was begun, for a note, and for each status, since these are what owners want to say differently. */
function mailsOfJob<Kind extends Job, Status extends string>(kind: Kind, words: JobMailWords<Status>) {
  const { begun, noted, moved, statuses, subject } = words
  const mail = (occasion: JobOccasion<Status>): DescribedJobMail => {
    const other = occasion === 'begun' ? begun : occasion === 'noted' ? noted : null
    const status = other ? null : statuses[occasion as Status]
    const next = status?.next ?? { nl: token('next'), en: token('next') }
    const what = other?.what ?? moved
    const isReady = readyStatuses.has(occasion)
    const textIn = (language: Language) => ({
      subject: subject[language],
      body: [
        greeting[language],
        `${what[language]}\n${next[language]}`,
        note[language],
        factsOf(kind, language),
        ...(isReady || occasion === 'finished' ? [price[language], hours[language]] : []),
        ...(isReady ? [token('online'), token('moment')] : []),
        link[language],
      ],
    })
    return {
      ...shared,
      placeholders: [...ofEach, ...(status ? (isReady ? (['moment', 'online'] as const) : []) : (['next'] as const))],
      label: (other ?? statuses[occasion as Status]).label,
      occasion: other ? occasions[occasion as 'begun' | 'noted'] : occasions.moved,
      nl: textIn('nl'),
      en: textIn('en'),
    }
  }
  const all: JobOccasion<Status>[] = ['begun', ...(Object.keys(statuses) as Status[]), 'noted']
  return Object.fromEntries(all.map((each) => [`${kind}-${each}`, mail(each)])) as MailsOf<Kind, Status>
}

function factsOf(kind: Job, language: Language): string {
  const fact = (field: string, value: string) => `${fieldLabels(kind, field)[language]}: ${value}`
  return [
    fact('number', token('number')),
    fact('description', token('description')),
    fact('currentStatus', token('remark')),
    fact('agreedTotal', token('agreed')),
  ].join('\n')
}

/** The mails about what happened to a job. */
export const jobMails = defineMails({
  ...mailsOfJob<'statusRepair', ValueOf<typeof repairStatuses>>('statusRepair', repairMailWords),
  ...mailsOfJob<'statusNewPc', ValueOf<typeof newPcStatuses>>('statusNewPc', newPcMailWords),
})

export type JobMails = typeof jobMails
export type JobMail = keyof JobMails

declare module '../mailTexts/MailKinds.js' {
  interface MailKinds extends JobMails {}
}

/** The mail of a job for what happened to it. */
export function jobMail(kind: Job, occasion: JobOccasion): JobMail {
  return `${kind}-${occasion}` as JobMail
}

/** Which job a mail is about, and what happened to it. */
export function jobOfMail(mail: JobMail): { kind: Job; occasion: JobOccasion } {
  const [kind = '', ...occasion] = mail.split('-')
  return { kind: kind as Job, occasion: occasion.join('-') }
}

/** What happens next to a job with a status, in words. @param isReady whether one that is finished can be collected */
export function nextStep(kind: Job, status: string, isReady: boolean, language: Language): string {
  const { statuses, over }: JobMailWords = kind === 'statusRepair' ? repairMailWords : newPcMailWords
  if (status === 'finished' && !isReady) return over[language]
  return statuses[status]?.next[language] ?? ''
}
