import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { languageChoice } from '../fields/languageChoice.js'
import { managedEntity } from '../fields/Managed.js'
import { choiceOfEntities, namesEntities } from '../fields/managedEntities.js'
import { defaultLanguage, type Language } from '../shared/screens.js'
import { isTaken } from './isTaken.js'
import { managedByName } from './managedByName.js'

/** The field that is unique within a language: the title, or the menu title of a page. */
function uniqueTitle(type: Class): FieldDescription | undefined {
  return fieldsOf(type).find((field) => field.kind.words === 'line' && field.unique === 'language')
}

const titledEntities = namesEntities(
  choiceOfEntities(
    'TitledEntity',
    (entities) => entities.filter((type) => uniqueTitle(type)).map((type) => managedEntity(type).name),
    'The managed entities whose titles (of a page: menu titles) are unique within a language.',
  ),
)

/** Lets forms report that a title is taken before they are sent. */
@Resolver()
export class TitleResolver {
  @Granted(['cms-admin'], { isNamed: true })
  @Query(() => Boolean, { description: 'Whether a record in this language bears the title already, ignoring case.' })
  titleExists(
    @Ctx() { services }: Context,
    @Arg('entity', () => titledEntities.enumType) entity: string,
    @Arg('title', () => String) title: string,
    @Arg('language', () => languageChoice.enumType, { defaultValue: defaultLanguage }) language: Language,
    @Arg('except', () => Int, { nullable: true, description: 'The record that may bear it.' }) except?: number | null,
  ): Promise<boolean> {
    const { type } = managedByName(entity)
    const field = uniqueTitle(type) as FieldDescription
    return isTaken(services.database, { type, field, value: title, language, except })
  }
}
