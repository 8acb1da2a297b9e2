import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** An amount in a text that equals a price by chance: the owner has said that it stays as it is typed. */
@Entity()
@Index(['entity', 'record', 'path', 'typed'], { unique: true })
export class KeptPrice {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** The name of the entity of the record with the text. */
  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  record: number

  /** Where the text stands, such as `blocks.0.text.title`. */
  @Column({ type: 'varchar', length: 120 })
  path: string

  /** As it stands there, wherever in the text. */
  @Column({ type: 'varchar', length: 60 })
  typed: string
}
