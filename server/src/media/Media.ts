import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An uploaded image; fields of records refer to it by its address. */
@Entity()
export class Media {
  /** `/uploads/images/….jpg` */
  @PrimaryColumn({ type: 'varchar', length: 200 })
  url: string

  @Column({ type: 'int' })
  width: number

  @Column({ type: 'int' })
  height: number

  /** The name the file had on the uploader's computer. */
  @Column({ type: 'varchar', length: 200 })
  originalName: string

  /** Bytes of the re-encoded original. */
  @Column({ type: 'int' })
  bytes: number

  @Column({ type: 'varchar', length: 24 })
  createdAt: string
}
