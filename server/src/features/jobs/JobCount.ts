import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How many jobs of both kinds a year has had. */
@Entity()
export class JobCount {
  @PrimaryColumn({ type: 'int' })
  year: number

  @Column({ type: 'int' })
  last: number
}
