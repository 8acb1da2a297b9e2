import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { Page } from '../Page.js'
import { SharedBlock } from './SharedBlock.js'

/** A page with a shared block: the database deletes none that a page has. */
@Entity()
export class SharedBlockUse {
  @PrimaryColumn({ type: 'int', name: 'page' })
  @Index()
  page: number

  @ManyToOne(() => Page, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'page' })
  pageRecord: Page

  @PrimaryColumn({ type: 'int', name: 'shared_block' })
  @Index()
  sharedBlock: number

  @ManyToOne(() => SharedBlock, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'shared_block' })
  sharedBlockRecord: SharedBlock
}
