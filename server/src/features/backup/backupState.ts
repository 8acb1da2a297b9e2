import { nextPlanned } from '../../kernel/scheduler/plannedTime.js'
import type { BackupFailure, BackupRun } from '../health/BackupRun.js'
import { isBeingMade } from './BackupClaim.js'
import type { Backups } from './Backups.js'

/** After this the last good backup is too old, no matter who makes them. */
const oldMilliseconds = 48 * 60 * 60 * 1000

/** What is wrong with the backups: the last one failed, or there has been none for two days. */
export type BackupWarning = 'failed' | 'late'

export interface BackupSituation {
  isPlanned: boolean
  succeededAt: string | null
  failedAt: string | null
  failure: BackupFailure | null
  nextAt: string | null
  warning: BackupWarning | null
  /** Null when none is being made. */
  progress: { done: number; total: number } | null
}

const noRun = {
  succeededAt: null,
  failedAt: null,
  failure: null,
  plannedFor: null,
  startedAt: null,
  seenAt: null,
  done: null,
  total: null,
}

/** How backups fare at that moment. */
export async function backupSituation(backups: Pick<Backups, 'plan' | 'state'>, now: Date): Promise<BackupSituation> {
  const { plan } = backups
  const run = withInterrupted((await backups.state()) ?? noRun, now)
  const { succeededAt, failedAt, failure } = run
  return {
    isPlanned: plan !== null,
    succeededAt,
    failedAt,
    failure: failedAt === null ? null : (failure ?? 'other'),
    nextAt: plan && nextPlanned(plan.at, now).toISOString(),
    warning: warningOf(run, plan !== null, now),
    progress: isBeingMade(run, now) ? { done: run.done ?? 0, total: run.total ?? 0 } : null,
  }
}

type Run = Omit<BackupRun, 'id' | 'bytes' | 'milliseconds'>

/** Who was killed has not noted it. */
function withInterrupted(run: Run, now: Date): Run {
  const { seenAt, startedAt } = run
  if (seenAt === null || isBeingMade(run, now)) return run
  return { ...run, failedAt: startedAt, failure: 'interrupted' }
}

function warningOf({ succeededAt, failedAt, plannedFor }: Run, isPlanned: boolean, now: Date): BackupWarning | null {
  if (failedAt !== null) return 'failed'
  // Before the first one the plan itself must have been in force for so long.
  const since = succeededAt ?? (isPlanned ? plannedFor : null)
  return since !== null && Date.parse(since) < now.getTime() - oldMilliseconds ? 'late' : null
}
