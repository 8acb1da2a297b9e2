import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An address at which visitors found nothing. It says nothing of them. */
@Entity()
export class NotFoundAddress {
  /** Without its query. */
  @PrimaryColumn({ type: 'varchar', length: 200 })
  path: string

  /** How often it was asked for; a network counts once a minute. */
  @Column({ type: 'int' })
  count: number

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  lastAt: string
}
