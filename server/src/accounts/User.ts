import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Role } from '../access/roles.js'

/** An account. */
@Entity()
export class User {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 120 })
  name: string

  /** As it was given; compared through `emailKey`. */
  @Column({ type: 'varchar', length: 200 })
  email: string

  @Index({ unique: true })
  @Column({ type: 'varchar', length: 200 })
  emailKey: string

  @Column({ type: 'varchar', length: 40 })
  role: Role

  /** argon2id; null until a password has been chosen. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  passwordHash: string | null

  /** Successful logins. */
  @Column({ type: 'int' })
  loginCount: number

  /** Made by the demo; production refuses to start with it. */
  @Column({ type: 'boolean' })
  demo: boolean

  @Column({ type: 'varchar', length: 24 })
  createdAt: string
}
