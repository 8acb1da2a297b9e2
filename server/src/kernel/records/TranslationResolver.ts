import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { linkTranslation, unlinkTranslation } from './linkTranslation.js'
import { managedByName, managedEntityNames } from './managedByName.js'

@ObjectType({ simpleResolvers: true, description: 'A record whose link with a translation was changed.' })
class LinkedRecord {
  @Field(() => Int, { description: 'Its id.' })
  id: number

  @Field(() => Int, { description: 'Its version since then.' })
  version: number
}

const linked = ({ id, version }: Row): LinkedRecord => ({ id, version })

/** Links a record and its translation, and parts them. */
@Resolver()
export class TranslationResolver {
  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => [LinkedRecord], {
    description: 'Makes two records that have no translation yet each other’s. They share their facts from then on.',
  })
  async linkTranslation(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'Of both.' }) entity: string,
    @Arg('id', () => Int, { description: 'The record.' }) id: number,
    @Arg('translation', () => Int, { description: 'The record in the other language.' }) translation: number,
    @Arg('takeFrom', () => Int, {
      nullable: true,
      description: 'Which of the two says the facts in which they differ; refused by field without it.',
    })
    takeFrom?: number | null,
  ): Promise<LinkedRecord[]> {
    return (await linkTranslation(context, managedByName(entity), { id, translation, takeFrom })).map(linked)
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => [LinkedRecord], {
    description: 'Parts a record from its translation. Both keep their facts, and each goes its own way from then on.',
  })
  async unlinkTranslation(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'Of both.' }) entity: string,
    @Arg('id', () => Int, { description: 'The record.' }) id: number,
  ): Promise<LinkedRecord[]> {
    return (await unlinkTranslation(context, managedByName(entity), id)).map(linked)
  }
}
