import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { isWithinRight } from '../access/colleagues.js'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { managedEntity } from '../fields/Managed.js'
import { colleagueRights } from '../shared/staffRights.js'
import { referringFields } from './clearReferences.js'
import { managedByName, managedEntityNames } from './managedByName.js'
import { maxUses, RecordUse, recordUses } from './recordUses.js'
import { blockUsers } from './usesInBlocks.js'
import { textUsers } from './usesInTexts.js'

/** Lets dialogs show which records a deletion affects. */
@Resolver()
export class UsesResolver {
  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => [RecordUse], {
    description:
      'The records that refer to this one, in blocks too, and those whose texts name its price. Deleting it empties what refers to it; visitors no longer read the sentences that name its price.',
  })
  async usesOf(
    @Ctx() { viewer, services: { database } }: Context,
    @Arg('entity', () => managedEntityNames.enumType) name: string,
    @Arg('id', () => Int) id: number,
    @Arg('withTranslation', () => Boolean, {
      defaultValue: true,
      description: 'Whether texts that name the price of its translation count too, as when both are deleted.',
    })
    withTranslation: boolean,
  ): Promise<RecordUse[]> {
    const { type: target } = managedByName(name)
    const inFields = referringFields(target).map(async ({ type, field }) => {
      const rows = await database.rows.find<Row>(type, {
        where: { [field]: id },
        order: [['id', 'ASC']],
        limit: maxUses,
      })
      return { entity: managedEntity(type).name, field, ids: rows.map((row) => row.id) }
    })
    const inBlocks = (await blockUsers(database.reader, target, id)).map(({ type, field, ids }) => ({
      entity: managedEntity(type).name,
      field: field.name,
      ids,
    }))
    const inTexts = await textUsers(database.reader, target, id, withTranslation)
    const uses = [
      ...(await recordUses(database, [...(await Promise.all(inFields)), ...inBlocks])),
      ...(await recordUses(database, inTexts, true)),
    ]
    // A colleague is not told of what they may not read.
    return uses.filter(({ entity }) => !viewer?.right || isWithinRight(viewer, entity, false))
  }
}
