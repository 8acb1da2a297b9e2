import type { DemoPair } from '../../../demo/content/types.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { hasPairs } from '../../kernel/fields/isTranslated.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { createRecord } from '../../kernel/records/createRecord.js'
import { type Language, languages } from '../../kernel/shared/screens.js'
import { type Demo, setAge } from './Demo.js'
import type { Ids } from './DemoInputs.js'
import { reserveIds } from './reserveIds.js'

/** When the site of the shop opened: the creation time of records without one of their own. */
const opened = '2025-10-01T08:00:00.000Z'

/** Loads all pairs of an entity; later records may refer to them by key. */
export async function loadPairs<Fields extends { title: string }>(
  demo: Demo,
  type: Class,
  pairs: readonly DemoPair<Fields>[],
): Promise<void> {
  const hasSibling = hasPairs(type)
  for (const { key, createdAt, both, ...fields } of pairs) {
    const reserved = await reserveIds(demo, type, key)
    const ids: Partial<Ids> = {}
    for (const language of languages) {
      const translationOf = hasSibling ? ids.nl : undefined
      const own = { ...both, ...fields[language], language }
      ids[language] = await loadRecord(demo, type, own, {
        id: reserved?.[language],
        language,
        createdAt,
        translationOf,
      })
    }
    demo.inputs.know(type, key, ids as Ids)
  }
}

interface RecordOptions {
  /** Where it is reserved already. */
  id?: number | undefined
  language?: Language
  /** ISO instant. */
  createdAt?: string
  translationOf?: number
}

/** Adds a record through the write pipeline, as the owner. @returns its id */
export async function loadRecord(
  demo: Demo,
  type: Class,
  fields: object,
  { id: reserved, language = 'nl', createdAt = opened, translationOf }: RecordOptions = {},
): Promise<number> {
  const input = demo.inputs.inputOf(type, fields, language)
  const { id } = await createRecord(demo.context, managedEntity(type), { ...input, id: reserved, translationOf })
  await setAge(demo, type, id, createdAt)
  return id
}
