import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { RoundFailure } from './roundFailures.js'

const instant = { type: 'varchar', length: 24 } as const
const nullable = { nullable: true } as const

/** How a round fares that one of the instances runs at a time, and whose turn it is. Instants are UTC. */
@Entity()
export class ScheduledRound {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string

  /** Of the run that is under way, or of the last one: who has begun another has taken over. */
  @Column({ type: 'int' })
  turn: number

  /** When it is due. */
  @Column(instant)
  nextAt: string

  /** Until then it is under way, and its instance says so again meanwhile; null when it has ended. */
  @Column({ ...instant, ...nullable })
  claimedUntil: string | null

  @Column({ ...instant, ...nullable })
  startedAt: string | null

  @Column({ ...instant, ...nullable })
  endedAt: string | null

  /** When it last ended without a failure. */
  @Column({ ...instant, ...nullable })
  succeededAt: string | null

  /** How long the last one took. */
  @Column({ type: 'int', ...nullable })
  milliseconds: number | null

  /** Why the last one failed; null when it did not. */
  @Column({ type: 'varchar', length: 20, ...nullable })
  failure: RoundFailure | null
}
