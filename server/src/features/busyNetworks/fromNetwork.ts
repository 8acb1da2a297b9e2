import { type EntityManager, type FindOptionsWhere, MoreThan, type ObjectLiteral } from 'typeorm'
import { NetworkTrace, networkColumns, type Traced } from '../../kernel/limits/NetworkTrace.js'
import { Appointment } from '../appointments/Appointment.js'
import { Reservation } from '../reservations/Reservation.js'

export const hourMilliseconds = 60 * 60 * 1000

/** For whom something was made. */
export interface MadeFor {
  id: number
  email: string
}

/** What a network made in the last hour and is not over yet. */
export interface OfNetwork {
  appointments: readonly MadeFor[]
  reservations: readonly MadeFor[]
}

export async function fromNetwork(manager: EntityManager, network: string, now: number): Promise<OfNetwork> {
  const since = new Date(now - hourMilliseconds).toISOString()
  const made = <Entity extends ObjectLiteral>(
    kind: Traced,
    records: new () => Entity,
    email: keyof Entity & string,
    isOpen: FindOptionsWhere<Entity>,
  ) => {
    const isFrom = networkColumns.map((column) => `trace.${column} = :network`).join(' OR ')
    const isTraced = `trace.record = record.id AND trace.kind = :kind AND (${isFrom})`
    return manager
      .createQueryBuilder(records, 'record')
      .select('record.id', 'id')
      .addSelect(`record.${email}`, 'email')
      .innerJoin(NetworkTrace, 'trace', isTraced, { kind, network })
      .where(isOpen)
      .andWhere('trace.at > :since', { since })
      .orderBy('record.id', 'ASC')
      .getRawMany<MadeFor>()
  }
  const isToCome = { state: 'booked' as const, endsAt: MoreThan(new Date(now).toISOString()) }
  return {
    appointments: await made('appointment', Appointment, 'emailAddress', isToCome),
    reservations: await made('reservation', Reservation, 'email', { state: 'waiting' as const }),
  }
}
