import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The next id of an entity that nobody has been given yet. */
@Entity()
export class IdSequence {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  next: number
}
