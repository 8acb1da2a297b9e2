import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { In } from 'typeorm'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { languageChoice } from '../fields/languageChoice.js'
import type { Language } from '../shared/screens.js'
import { managedEntityNames, storedEntity } from './managedByName.js'
import { recordTitle } from './recordTitle.js'
import { SettledFact } from './SettledFact.js'

@ObjectType({
  simpleResolvers: true,
  description:
    'A record that had other facts than its translation, and has the same since. Its own are in its history.',
})
class SettledRecord {
  @Field(() => managedEntityNames.enumType, { description: 'Its entity.' })
  entity: string

  @Field(() => Int, { description: 'Its id.' })
  record: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => languageChoice.enumType, { description: 'Its language.' })
  language: Language

  @Field(() => [String], { description: 'The fields in which it differed, by name.' })
  fields: string[]
}

/** Tells the owner where a price, a stock or another fact was not the same in both languages. */
@Resolver()
export class SettledFactsResolver {
  @Granted(['cms-admin'])
  @Query(() => [SettledRecord], {
    description:
      'The records that follow their translation in facts in which they differed, until somebody has looked.',
  })
  async settledFacts(@Ctx() { services }: Context): Promise<SettledRecord[]> {
    const { reader } = services.database
    const facts = await reader.find(SettledFact, { order: { id: 'ASC' } })
    const found = new Map<string, SettledRecord>()
    for (const { entity: name, record, field } of facts) {
      const key = `${name} ${record}`
      const known = found.get(key)
      const entity = storedEntity(name)
      const row = known || !entity ? null : ((await reader.findOneBy(entity.type, { id: record })) as Row | null)
      if (known) known.fields.push(field)
      else if (entity && row) {
        const title = recordTitle(entity, row)
        found.set(key, { entity: name, record, title, language: row.language as Language, fields: [field] })
      }
    }
    return [...found.values()]
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, { description: 'Takes records off the list: somebody has looked at their facts.' })
  async markFactsSeen(
    @Ctx() { services }: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'Of one entity.' }) entity: string,
    @Arg('records', () => [Int], { description: 'Their ids.' }) records: number[],
  ): Promise<boolean> {
    await services.database.write((manager) => manager.delete(SettledFact, { entity, record: In(records) }))
    return true
  }
}
