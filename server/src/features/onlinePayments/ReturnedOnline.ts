import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Money that went back from an online payment, as it was recorded: once, by the id that the provider gives it. */
@Entity()
export class ReturnedOnline {
  /** `re_…` or `chb_…`. */
  @PrimaryColumn({ type: 'varchar', length: 80 })
  providerId: string

  @Index()
  @Column({ type: 'int' })
  onlinePayment: number

  /** The payment below zero that records it. */
  @Column({ type: 'int' })
  payment: number

  /** Whether it was called off, and its payment taken back. */
  @Column({ type: 'boolean' })
  isUndone: boolean
}
