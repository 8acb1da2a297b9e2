import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What appointments take their turn at: one of each kind, with its id. Its seats are claimed in steps of five minutes. */
@Entity()
export class Resource {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** Incremented by the first statement of each booking, which so locks the row until its end. */
  @Column({ type: 'int' })
  turn: number
}
