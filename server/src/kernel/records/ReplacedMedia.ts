import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { Media } from './Media.js'

/** The address of an image that was replaced; requests for it are redirected. */
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
