import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The next id of an entity that has never been reserved. */
@Entity()
export class IdSequence {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  next: number
}
