import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The mail server that the owner gave: the only row, and no fields of the shop, so that nothing answers its password. */
@Entity()
export class OwnMailServer {
  @PrimaryColumn({ type: 'int' })
  id: number

  @Column({ type: 'varchar', length: 253 })
  host: string

  @Column({ type: 'int' })
  port: number

  /** Null for a server that asks for no login. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  user: string | null

  /** Bound to host and user; null without a login. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  sealedPassword: string | null
}
