import type { TimeOfDay } from './plannedTime.js'
import type { WakeCall } from './WakeCall.js'

/** When a round runs: so many milliseconds after it last ended, or every day at a time, and maybe once before that. */
export type Schedule = { every: number } | { at: TimeOfDay; isDueAtFirst?: boolean }

/** Work that the shop does by itself, again and again. */
export interface Round {
  /** In the log and the metrics; its words for readers are the label `round.<name>`. */
  name: string
  schedule: Schedule
  /** Runs on each of several instances; otherwise one of them runs it at a time. */
  isForEveryInstance?: boolean
  /** Has it run before its time. */
  wakeCall?: WakeCall
  /** @param signal aborted when the shop stops: what is under way ends as soon as it can */
  run(signal: AbortSignal, now: Date): Promise<unknown>
}
