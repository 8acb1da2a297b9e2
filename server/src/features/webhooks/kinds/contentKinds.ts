import type { RecordedWrite } from '../../../kernel/context/Context.js'
import type { Row, Values } from '../../../kernel/context/Row.js'
import type { ManagedEntity } from '../../../kernel/fields/Managed.js'
import { isPublished } from '../../../kernel/publication/Published.js'
import type { EventKind } from './EventKind.js'

/** What visitors read. */
export const contentKinds = {
  'content-published': content((was, is) => !was && is),
  'content-changed': content((was, is) => was && is),
  'content-removed': content((was, is) => was && !is),
} satisfies Record<string, EventKind>

/** @param happens by whether visitors saw it before and see it now */
function content(happens: (was: boolean, is: boolean) => boolean): EventKind {
  return {
    isOf: ({ isPublic }) => isPublic,
    tells: ({ entity, before, after }) =>
      happens(isShown(entity, before), isShown(entity, after)) ? titleOf({ entity, before, after }) : null,
  }
}

function isShown({ type }: ManagedEntity, row: Row | null): boolean {
  return row !== null && isPublished(type, row)
}

function titleOf({ entity, before, after }: Pick<RecordedWrite, 'entity' | 'before' | 'after'>): Values {
  const { language = null, [entity.titleField]: title = null } = (after ?? before) as Row
  return { language, title }
}
