import { type EntityManager, MoreThan } from 'typeorm'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { Revision } from '../../kernel/records/Revision.js'
import { callUs } from '../shop/callUs.js'
import { appointmentEntity } from './storedAppointment.js'

/** How often an appointment can be moved within a day. Each time mails its customer, at an address that anyone can type. */
const maxMoves = 5
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * By the history of the appointment, which is locked.
 * @param now epoch milliseconds
 * @throws ShopError RATE_LIMITED for one that was moved as often as is allowed
 */
export async function assertFewMoves(manager: EntityManager, appointment: number, now: number): Promise<void> {
  const since = new Date(now - dayMilliseconds).toISOString()
  const changes = await manager.find(Revision, {
    where: { entity: appointmentEntity.name, record: appointment, action: 'update', at: MoreThan(since) },
    order: { id: 'ASC' },
  })
  const moves = changes.filter((change) => change.changes.startsAt !== undefined)
  const first = moves.at(-maxMoves)
  if (!first) return
  throw new ShopError('RATE_LIMITED', {
    message: { key: 'appointment.maxMoves', values: { max: maxMoves, call: await callUs(manager) } },
    retryAfter: Math.ceil((Date.parse(first.at) + dayMilliseconds - now) / 1000),
  })
}
