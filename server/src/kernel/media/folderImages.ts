import type { EntityManager } from 'typeorm'
import type { PublicContext } from '../context/PublicContext.js'
import type { Row, Values } from '../context/Row.js'
import { blockKeyOf } from '../fields/blockTypes.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { managedEntities } from '../fields/managedEntities.js'
import { blockFields } from '../fields/partsIn.js'
import { Media } from '../records/Media.js'
import type { ImageUse } from './imageUses.js'

/** The most images that are shown of a folder, the oldest first. */
const maxShown = 200

/** The images of a folder of the media library, the oldest first. */
export function imagesOfFolder({ loaders }: PublicContext, folder: string): Promise<Media[]> {
  return loaders.rows.find(Media, {
    where: { folder },
    order: [
      ['createdAt', 'ASC'],
      ['url', 'ASC'],
    ],
    limit: maxShown,
  })
}

/** The records whose blocks show a whole folder, by the name of the folder. */
export async function folderUses(manager: EntityManager): Promise<Map<string, ImageUse[]>> {
  const uses = new Map<string, ImageUse[]>()
  for (const type of managedEntities()) {
    for (const field of blockFields(type)) {
      for (const [blockType, name] of folderFields(field)) {
        const rows = await manager
          .createQueryBuilder<Row>(type, 'record')
          .where(`record.${field.name} LIKE :key`, { key: `%"${blockKeyOf(blockType)}"%` })
          .orderBy('record.id')
          .getMany()
        for (const row of rows) {
          for (const folder of foldersIn(row[field.name] as Values[], blockType, name)) {
            uses.set(folder, [...(uses.get(folder) ?? []), { type, field, row }])
          }
        }
      }
    }
  }
  return uses
}

/** The kinds of block that show a folder, and the field that names it. */
function folderFields({ blockTypes }: FieldDescription): [Class, string][] {
  return (blockTypes?.() ?? []).flatMap((type) =>
    fieldsOf(type).flatMap(({ kind, from }): [Class, string][] =>
      kind.leadsTo === 'folder' && from ? [[type, from]] : [],
    ),
  )
}

function foldersIn(blocks: Values[], type: Class, name: string): Set<string> {
  const named = blocks.filter((block) => block.type === blockKeyOf(type) && block[name] != null)
  return new Set(named.map((block) => String(block[name])))
}
