import type { Context, CoreServices } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { hasPairs } from '../../kernel/fields/isTranslated.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import type { DemoInputs } from './DemoInputs.js'

declare module '../../kernel/Feature.js' {
  interface Feature {
    /** What it has in the demo shop. */
    demo?: DemoRecords
  }
}

/** Records of the demo shop. */
export interface DemoRecords {
  /** The entities of the records. */
  entities: readonly Class[]
  /** The entities whose records are loaded before, because these refer to them or are calculated from them. */
  after?: readonly Class[]
  /** Adds them to an empty shop; the composition gives every feature the services that it needs. */
  load(demo: Demo<never>): Promise<void>
}

/** What loading records of the demo needs: the owner's context and what has been loaded so far. */
export interface Demo<Services = unknown> {
  context: Context<CoreServices & MediaServices & Services>
  inputs: DemoInputs
}

/** Sets the creation and update times of a record that was added just now. */
export async function setAge(
  { context }: Pick<Demo, 'context'>,
  type: Class,
  id: number,
  createdAt: string,
  updatedAt = createdAt,
): Promise<void> {
  const times = { createdAt, updatedAt, ...(hasPairs(type) && { ownChangedAt: updatedAt }) }
  await context.services.database.write((manager) =>
    records.updateWhere(manager, type as Class<Row>, { id }, times, unnoticed),
  )
}
