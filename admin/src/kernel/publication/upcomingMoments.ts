import {
  MoveDraftDocument,
  PlanPublicationDocument,
  PlanReleaseDocument,
  UpcomingMomentsDocument,
  type UpcomingMomentsQuery,
} from '../../generated/graphql'
import { startOfDay } from '../format/dayBounds'
import { momentOf } from '../format/shopMoment'
import { askServer } from '../graphql/askServer'
import type { Moments } from './Moments'

export type UpcomingMoment = UpcomingMomentsQuery['upcomingMoments'][number]

/** The most that the server tells at once. */
export const maxMoments = 200

export const momentIcons = { show: 'preview', hide: 'hide', publish: 'edit', release: 'block' } as const

/** Where what is published together is listed. */
export const releasesPath = '/upcoming?weergave=samen'

/** Under which what comes up is stored. */
export const upcomingKey = ['upcomingMoments']

/** @param month such as 2026-11; all that is to come without one */
export async function readMoments(month: string | undefined, signal: AbortSignal): Promise<UpcomingMoment[]> {
  const span = month ? { from: startOfDay(`${month}-01`), to: startOfDay(`${monthAfter(month)}-01`) } : {}
  const variables = { ...span, count: maxMoments }
  return (await askServer({ query: UpcomingMomentsDocument, variables, signal })).upcomingMoments
}

/** Gives the record of a moment other ones. @throws Refusal by field, or for what was changed meanwhile */
export function moveMoment(moment: UpcomingMoment, moments: Moments): Promise<unknown> {
  const { entity, record, version, kind, release } = moment
  if (kind === 'release') return planRelease(Number(release), moments.visibleFrom)
  if (kind === 'publish') {
    return askServer({ query: MoveDraftDocument, variables: { entity, record, publishAt: moments.visibleFrom } })
  }
  return askServer({
    query: PlanPublicationDocument,
    variables: { entity, id: record, version, visible: true, ...moments },
  })
}

/** What was to be shown is a concept again, what was to be hidden stays, and a draft is kept to be published by hand. */
export function cancelMoment(moment: UpcomingMoment): Promise<unknown> {
  const { entity, record, version, kind, visibleFrom, release } = moment
  if (kind === 'release') return planRelease(Number(release), null)
  if (kind === 'publish') return askServer({ query: MoveDraftDocument, variables: { entity, record, publishAt: null } })
  const isShown = kind === 'hide'
  return askServer({
    query: PlanPublicationDocument,
    variables: { entity, id: record, version, visible: isShown, visibleFrom: isShown ? visibleFrom : null },
  })
}

/** @param publishAt ISO, UTC; null to publish it by hand @throws Refusal that says why of each record */
export function planRelease(id: number, publishAt: string | null): Promise<unknown> {
  return askServer({ query: PlanReleaseDocument, variables: { id, publishAt } })
}

/** Such as 2026-12 for 2026-11. @param steps below zero for months before */
export function monthAfter(month: string, steps = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7)
}

/** The moments by the days of the shop on which they fall, in order. */
export function momentsByDay(moments: readonly UpcomingMoment[]): [day: string, moments: UpcomingMoment[]][] {
  const days = new Map<string, UpcomingMoment[]>()
  for (const moment of moments) {
    const { day } = momentOf(moment.at)
    days.set(day, [...(days.get(day) ?? []), moment])
  }
  return [...days]
}
