import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * Wrong answers to what belongs to a job's number. Numbers that no job has are counted in the same way, so that a refusal
 * does not reveal which there are.
 */
@Entity()
export class JobGuess {
  /** SHA-256 of the number as it was understood, and of the browser or network that guesses; of the number alone for all. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  guessHash: string

  @Column({ type: 'int' })
  failures: number

  /** Until then nothing is tried, UTC. */
  @Column({ type: 'varchar', length: 24 })
  closedUntil: string

  /** When it is forgotten, UTC. */
  @Index()
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string
}
