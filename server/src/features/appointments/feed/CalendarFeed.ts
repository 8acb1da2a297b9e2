import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The only row. */
export const feedId = 1

/** The secret address at which calendars of the shop read its appointments; no row while there is none. */
@Entity()
export class CalendarFeed {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** SHA-256 of the code in the address. */
  @Column({ type: 'varchar', length: 64 })
  codeHash: string

  /** The code, encrypted under SESSION_SECRET, because the address is shown again. */
  @Column({ type: 'varchar', length: 200 })
  sealed: string

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  createdAt: string
}
