import { Column, Entity, type EntityManager, Index } from 'typeorm'
import { RecordEvent } from '../records/RecordEvent.js'

/**
 * The secret address at which who has no account sees what is to become of a record: one for each. It says who made it, and
 * when. No type of the API refers to it.
 */
@Entity()
@Index(['entity', 'record'], { unique: true })
@Index(['expiresAt'])
export class PreviewLink extends RecordEvent {
  /** SHA-256 of the code. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  codeHash: string

  /** The code, encrypted under SESSION_SECRET for this record, because who asks for it again is answered with it. */
  @Column({ type: 'varchar', length: 200 })
  sealed: string

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  expiresAt: string

  /** When what it showed became public, UTC: it leads there from then on, and shows no later draft. */
  @Column({ type: 'varchar', length: 24, nullable: true })
  publishedAt: string | null

  /** How many answers were sent by it. */
  @Column({ type: 'int' })
  answers: number
}

type Named = Pick<PreviewLink, 'entity' | 'record'>

/** Has the link to a record open nothing any more. @returns whether there was one */
export async function endPreview(manager: EntityManager, { entity, record }: Named): Promise<boolean> {
  const { affected } = await manager.delete(PreviewLink, { entity, record })
  return Boolean(affected)
}

/** Has the link to a record lead to where visitors see it. */
export async function leadToPublic(manager: EntityManager, { entity, record }: Named): Promise<void> {
  await manager.update(PreviewLink, { entity, record }, { publishedAt: new Date().toISOString() })
}
