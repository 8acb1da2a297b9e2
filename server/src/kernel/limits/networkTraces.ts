import { type EntityManager, In, LessThanOrEqual } from 'typeorm'
import type { Caller } from '../context/Context.js'
import { signatureOf } from '../secrets/signature.js'
import type { Settings } from '../settings/readSettings.js'
import { type NetworkColumn, NetworkTrace, networkColumns, type Traced } from './NetworkTrace.js'
import { boundsOf } from './networks.js'

export const dayMilliseconds = 24 * 60 * 60 * 1000

interface CalledContext {
  services: { settings: Pick<Settings, 'sessionSecret'> }
  caller: Pick<Caller, 'address'> | null
}

/** A network of a caller as it is stored: nobody reads an address from it. */
export interface NetworkMark {
  column: NetworkColumn
  mark: string
  /** How much it may do, as a multiple of what one address may. */
  share: number
}

/** The networks of a caller as they are stored, narrowest first; none for what the product does itself. */
export function marksOf({ services: { settings }, caller }: CalledContext): NetworkMark[] {
  if (!caller) return []
  return boundsOf(caller.address).flatMap(({ network, share }, index) => {
    const column = networkColumns[index]
    return column ? [{ column, share, mark: signatureOf('network', network, settings) }] : []
  })
}

/** Notes from which networks something comes. */
export async function leaveTraces(
  manager: EntityManager,
  context: CalledContext,
  kind: Traced,
  records: readonly (number | null)[],
): Promise<void> {
  const marks = marksOf(context)
  if (marks.length === 0 || records.length === 0) return
  const networks = Object.fromEntries(marks.map(({ column, mark }) => [column, mark]))
  const at = new Date().toISOString()
  await manager.insert(
    NetworkTrace,
    records.map((record) => ({ kind, record, at, ...networks })),
  )
}

/** Removes the traces of what is only counted, by which nobody is bounded any more. */
export async function forgetCounted(manager: EntityManager, now: Date): Promise<void> {
  const since = new Date(now.getTime() - dayMilliseconds).toISOString()
  await manager.delete(NetworkTrace, {
    kind: In(['photo', 'guess', 'password'] satisfies Traced[]),
    at: LessThanOrEqual(since),
  })
}
