import { appointmentAddress, appointmentKindAddress, type Language, screenAddress } from '@shop/server/screens'
import { withQuery } from './addresses'

/** What a visitor has chosen so far, all of it in the address: each step can be linked to and gone back to. */
export interface Choices {
  /** Where a home visit would be. */
  postcode?: string | undefined
  /** Such as 2026-12-01. */
  day?: string | undefined
  /** From which month on days are shown, such as 2026-12; the first ones when left out. */
  month?: string | undefined
  /** By the shop's clock, such as 14:30. */
  time?: string | undefined
  /** What it is about: these two begin the remark. */
  device?: string | undefined
  fault?: string | undefined
  /** The id of the service that it is for, in either language. */
  service?: string | undefined
  /** The secret code of a job that is ready. */
  job?: string | undefined
  /** Whether an appointment is being moved. */
  move?: string | undefined
}

export type Choice = keyof Choices

/** The query parameter of each choice. */
export const choiceParameters: Record<Language, Record<Choice, string>> = {
  nl: {
    postcode: 'postcode',
    day: 'dag',
    month: 'maand',
    time: 'tijd',
    device: 'toestel',
    fault: 'klacht',
    service: 'dienst',
    job: 'klus',
    move: 'verzetten',
  },
  en: {
    postcode: 'postcode',
    day: 'day',
    month: 'month',
    time: 'time',
    device: 'device',
    fault: 'fault',
    service: 'service',
    job: 'job',
    move: 'move',
  },
}

const all = Object.keys(choiceParameters.nl) as Choice[]

const dayForm = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const monthForm = /^20\d\d-(0[1-9]|1[0-2])$/
const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/

/** Characters of a choice that a visitor or another screen words itself. */
const longest = 200

/** The form in which a choice counts; null for what is none. */
export function choiceOf(choice: Choice, value: string): string | null {
  if (choice === 'day') return dayForm.test(value) && !Number.isNaN(Date.parse(value)) ? value : null
  if (choice === 'month') return monthForm.test(value) ? value : null
  if (choice === 'time') return timeForm.test(value) ? value : null
  if (choice === 'move') return value === '' ? null : '1'
  return value.trim().slice(0, longest) || null
}

/** The choices in the query of an address. */
export function choicesAt(search: string, language: Language): Choices {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    all.flatMap((choice) => {
      const value = choiceOf(choice, query.get(choiceParameters[language][choice]) ?? '')
      return value === null ? [] : [[choice, value]]
    }),
  )
}

function withChoices(address: string, language: Language, choices: Choices): string {
  const parameters = choiceParameters[language]
  return withQuery(address, Object.fromEntries(all.map((choice) => [parameters[choice], choices[choice]])))
}

/** The first step: which kind of appointment. */
export function startAddress(language: Language, { device, fault, service, job }: Choices = {}): string {
  return withChoices(screenAddress('appointment', language), language, { device, fault, service, job })
}

/** The further steps for a kind: which one it is follows from what was chosen. */
export function stepAddress(language: Language, url: string, choices: Choices): string {
  return withChoices(appointmentKindAddress(language, url), language, choices)
}

/** The steps of moving an appointment, at its secret address. */
export function moveAddress(
  language: Language,
  code: string,
  choices: Pick<Choices, 'day' | 'month' | 'time'> = {},
): string {
  return withChoices(appointmentAddress(language, code), language, { ...choices, move: '1' })
}
