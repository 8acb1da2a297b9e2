import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import type { ManagedEntity } from '../../kernel/managed/ManagedEntity'
import { finished, jobsAmong, statusesOf } from '../jobs/jobStatuses'

/** How many of the jobs that wait longest are asked for, per status. */
const longestPerStatus = 5
const newestMessages = 3
const lowestStock = 50
/** The states of a translation that need work, the worst first. */
export const translationStates = ['missing', 'outdated'] as const
export const untranslatedShown = 6
export const daysShown = 30
/** More than are shown: those of one record stand in one line. */
export const changesShown = 40

export interface JobAtGlance {
  id: number
  currentStatus: string | null
  intakeDate: string | null
  createdAt: string
  customer: { name: string }
}

export interface MessageAtGlance {
  id: number
  name: string
  createdAt: string
}

export interface StockAtGlance {
  id: number
  stock: number
  [titleField: string]: unknown
}

export interface TranslatableAtGlance {
  id: number
  language: string
  updatedAt: string
  [titleField: string]: unknown
}

export function messagesAmong(entities: readonly ManagedEntity[]): ManagedEntity[] {
  return entities.filter((entity) => entity.hasList && fieldNamed(entity, 'isRead')?.filterable)
}

export function stockedAmong(entities: readonly ManagedEntity[]): ManagedEntity[] {
  return entities.filter((entity) => entity.hasList && entity.canEdit && fieldNamed(entity, 'stock')?.sortable)
}

/** What has a minimum, and a list of what is below it. */
export function orderedAmong(entities: readonly ManagedEntity[]): ManagedEntity[] {
  return entities.filter((entity) => entity.hasList && entity.canEdit && fieldNamed(entity, 'isToOrder')?.filterable)
}

export function translatedAmong(entities: readonly ManagedEntity[]): ManagedEntity[] {
  return entities.filter(
    (entity) => entity.hasList && entity.canEdit && entity.isTranslated && entity.translationField !== null,
  )
}

/** Whether there is anything that `workQuery` asks for. */
export function hasWork(entities: readonly ManagedEntity[]): boolean {
  const hasReviews = entities.some(({ name }) => name === 'review')
  return hasReviews || jobsAmong(entities).length > 0 || messagesAmong(entities).length > 0
}

/** One call for open work: jobs per status, unread messages and reviews that wait for approval. */
export function workQuery(entities: readonly ManagedEntity[]): string {
  const jobs = jobsAmong(entities).flatMap((entity) =>
    statusesOf(entity).map(({ value }) => {
      const items =
        value === finished ? 'items { id }' : 'items { id currentStatus intakeDate createdAt customer { name } }'
      const perPage = value === finished ? 1 : longestPerStatus
      return `${entity.name}_${value}: ${entity.plural}(filter: { status: ${value} }, sort: { field: intakeDate }, perPage: ${perPage}) {
        total ${items}
      }`
    }),
  )
  const messages = messagesAmong(entities).map(
    ({ name, plural }) => `${name}: ${plural}(
      filter: { isRead: false }, sort: { field: createdAt, order: desc }, perPage: ${newestMessages}
    ) { total items { id name createdAt } }`,
  )
  const reviews = entities
    .filter(({ name }) => name === 'review')
    .map(
      ({ name, plural }) => `${name}_waiting: ${plural}(filter: { visible: false }, perPage: 1) { total items { id } }`,
    )
  return `query DashboardWork { ${[...jobs, ...messages, ...reviews].join('\n')} }`
}

/** One call for the stock: what runs out, and what is to be ordered. */
export function stockQuery(entities: readonly ManagedEntity[]): string {
  const stock = stockedAmong(entities).map(({ name, plural, titleField, hasLanguage }) => {
    // A product stands in the list once per language, with one stock.
    const filter = hasLanguage ? 'filter: { language: nl }, ' : ''
    return `${name}_stock: ${plural}(${filter}sort: { field: stock }, perPage: ${lowestStock}) {
      total items { id stock ${titleField} }
    }`
  })
  const ordered = orderedAmong(entities).map(({ name, plural, hasLanguage }) => {
    const once = hasLanguage ? ', siblingsAsOne: true' : ''
    return `${name}_toOrder: ${plural}(filter: { isToOrder: true${once} }, perPage: 1) { total items { id } }`
  })
  return `query DashboardStock { ${[...stock, ...ordered].join('\n')} }`
}

/** One call for what is lacking: pages at all, and records whose translation is missing or old. */
export function lackingQuery(entities: readonly ManagedEntity[]): string {
  const pages = entities
    .filter(({ name }) => name === 'page')
    .map(({ name, plural }) => `${name}_any: ${plural}(perPage: 1) { total items { id } }`)
  const translated = translatedAmong(entities).flatMap(({ name, plural, titleField }) =>
    translationStates.map(
      (state) => `${name}_${state}: ${plural}(
        filter: { translationState: ${state} }, sort: { field: updatedAt, order: desc }, perPage: ${untranslatedShown}
      ) { total items { id language updatedAt ${titleField} } }`,
    ),
  )
  return `query DashboardLacking { ${[...pages, ...translated].join('\n')} }`
}
