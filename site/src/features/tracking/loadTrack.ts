import { type Language, trackAddress } from '@shop/server/screens'
import { data } from 'react-router'
import type { TrackedJobQuery } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import type { JobStatus } from '../status/Job'
import { quoteAnchor } from '../status/quoteAnchor'
import type { ShopLanguageData } from '../status/ShopLanguage'
import { kindOf, statusOf } from './jobNames'
import { readQuote, type TrackedQuote } from './TrackedQuote'

export interface TrackedJob extends Omit<TrackedJobQuery['trackedJob'], 'kind' | 'status' | 'timeline' | 'quotes'> {
  kind: 'newPc' | 'repair'
  status: JobStatus
  timeline: { at: string; to: JobStatus; note: string | null }[]
  quotes: TrackedQuote[]
}

export interface TrackData extends ScreenData, ShopLanguageData {
  kind: 'track'
  code: string
  /** Null for a code that opens nothing. */
  job: TrackedJob | null
  /** Random: a message that is sent again from this page is stored once. */
  formKey: string
}

export interface TrackFindData extends ScreenData {
  kind: 'track-find'
}

const refusals: Record<string, number> = { NOT_FOUND: 404, RATE_LIMITED: 429 }

/** The job of a secret address. A code that opens nothing has the same screen, whatever the cause. */
export async function loadTrack(site: Site, language: Language, code: string) {
  const found: TrackData = {
    kind: 'track',
    translationAddress: trackAddress(otherLanguage(language), encodeURIComponent(code)),
    code,
    job: null,
    shopLanguage: null,
    formKey: crypto.randomUUID(),
  }
  try {
    const { trackedJob } = await site.query('TrackedJob', { code })
    const job = jobOf(trackedJob)
    const waiting = job.quotes.find(({ state }) => state === 'sent')
    const waitingAnchor = waiting && { waitingAnchor: quoteAnchor(waiting.id) }
    return { ...found, ...waitingAnchor, job, shopLanguage: trackedJob.language }
  } catch (error) {
    const status = error instanceof QueryError ? refusals[error.code] : undefined
    if (status === undefined) throw error
    return data(found, { status })
  }
}

export function loadTrackFind(language: Language): TrackFindData {
  return { kind: 'track-find', translationAddress: trackAddress(otherLanguage(language)) }
}

function jobOf(job: TrackedJobQuery['trackedJob']): TrackedJob {
  return {
    ...job,
    kind: kindOf(job.kind),
    status: statusOf(job.status),
    timeline: job.timeline.map(({ at, to, note }) => ({ at, to: statusOf(to), note })),
    quotes: job.quotes.map(readQuote),
  }
}
