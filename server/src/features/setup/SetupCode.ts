import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A code with which the first account is made; it is shown once, to the operator. Several may be valid. */
@Entity()
export class SetupCode {
  /** SHA-256 of the code. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  codeHash: string

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  createdAt: string
}
