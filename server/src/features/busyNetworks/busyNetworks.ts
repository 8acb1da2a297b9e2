import { type EntityManager, MoreThan } from 'typeorm'
import { type NetworkColumn, NetworkTrace, networkColumns, type Traced } from '../../kernel/limits/NetworkTrace.js'
import { shareOf } from '../../kernel/limits/networks.js'
import { fromNetwork, hourMilliseconds, type OfNetwork } from './fromNetwork.js'

/** Networks that are shown at most. */
const maxShown = 10

/** What one address does in an hour without anything being wrong; networks around it a multiple of it. */
const usual: Record<Traced, number> = { guess: 5, appointment: 3, reservation: 3, photo: 12, password: 10 }

/** What came from one network in the last hour, more than is usual. */
export interface BusyNetwork extends OfNetwork {
  /** As it is stored: nobody reads an address from it. */
  network: string
  column: NetworkColumn
  firstAt: string
  lastAt: string
  counts: Record<Traced, number>
}

interface Group {
  network: string
  kind: Traced
  count: number
  family: 'ipv4' | 'ipv6'
}

/**
 * The networks from which more came within the hour than is usual, the busiest first. A wider network is named where what
 * came from it besides its narrower ones is too much.
 */
export async function busyNetworks(manager: EntityManager, now: number): Promise<BusyNetwork[]> {
  const since = new Date(now - hourMilliseconds).toISOString()
  const named: Record<NetworkColumn, string[]> = { narrow: [], wide: [], widest: [] }
  for (const [index, column] of networkColumns.entries()) {
    const isTooMuch = ({ kind, count, family }: Group) => count > usual[kind] * shareOf(family, index)
    const groups = await groupsBy(manager, column, since, named)
    named[column] = [...new Set(groups.filter(isTooMuch).map(({ network }) => network))].slice(0, maxShown)
  }
  const all = networkColumns.flatMap((column) => named[column].map((network) => ({ column, network })))
  const shown = await Promise.all(all.map((each) => describe(manager, each, now)))
  const total = ({ counts }: BusyNetwork) => Object.values(counts).reduce((sum, count) => sum + count, 0)
  return shown.toSorted((one, other) => total(other) - total(one)).slice(0, maxShown)
}

async function groupsBy(
  manager: EntityManager,
  column: NetworkColumn,
  since: string,
  named: Record<NetworkColumn, readonly string[]>,
): Promise<Group[]> {
  const query = manager
    .createQueryBuilder(NetworkTrace, 'trace')
    .select(`trace.${column}`, 'network')
    .addSelect('trace.kind', 'kind')
    .addSelect('COUNT(*)', 'total')
    .addSelect('MAX(trace.widest)', 'widest')
    .where({ at: MoreThan(since) })
    .andWhere(`trace.${column} IS NOT NULL`)
    .groupBy(`trace.${column}`)
    .addGroupBy('trace.kind')
    .having('COUNT(*) > :least', { least: Math.min(...Object.values(usual)) })
    .orderBy('total', 'DESC')
    .limit(maxShown * Object.keys(usual).length)
  for (const narrower of networkColumns.filter((each) => named[each].length > 0)) {
    query.andWhere(`(trace.${narrower} IS NULL OR trace.${narrower} NOT IN (:...${narrower}))`, {
      [narrower]: named[narrower],
    })
  }
  const groups = await query.getRawMany<{ network: string; kind: Traced; total: number; widest: string | null }>()
  return groups.map(({ network, kind, total, widest }) => ({
    network,
    kind,
    count: Number(total),
    // An IPv4 address has no third network.
    family: widest === null ? 'ipv4' : 'ipv6',
  }))
}

async function describe(
  manager: EntityManager,
  { column, network }: Pick<BusyNetwork, 'column' | 'network'>,
  now: number,
): Promise<BusyNetwork> {
  const since = new Date(now - hourMilliseconds).toISOString()
  const rows = await manager
    .createQueryBuilder(NetworkTrace, 'trace')
    .select('trace.kind', 'kind')
    .addSelect('COUNT(*)', 'count')
    .addSelect('MIN(trace.at)', 'firstAt')
    .addSelect('MAX(trace.at)', 'lastAt')
    .where({ at: MoreThan(since), [column]: network })
    .groupBy('trace.kind')
    .getRawMany<{ kind: Traced; count: number; firstAt: string; lastAt: string }>()
  const counts: Record<Traced, number> = { appointment: 0, reservation: 0, photo: 0, guess: 0, password: 0 }
  for (const { kind, count } of rows) counts[kind] = Number(count)
  const instants = rows.flatMap(({ firstAt, lastAt }) => [firstAt, lastAt]).toSorted()
  return {
    network,
    column,
    firstAt: instants[0] ?? since,
    lastAt: instants.at(-1) ?? since,
    counts,
    ...(await fromNetwork(manager, network, now)),
  }
}
