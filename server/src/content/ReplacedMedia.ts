import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { Media } from './Media.js'

/** An address at which an image stood before it was replaced; what still asks for it is led on. */
@Entity()
export class ReplacedMedia {
  @PrimaryColumn({ type: 'varchar', length: 200 })
  url: string

  @Index()
  @Column({ type: 'varchar', length: 200 })
  replacement: string

  @ManyToOne(() => Media, { onDelete: 'CASCADE', onUpdate: 'NO ACTION', nullable: false })
  @JoinColumn({ name: 'replacement', referencedColumnName: 'url' })
  replacementMedia: Relation<Media>
}
