import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { allow } from '../access/allow.js'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { type Class, type FieldDescription, fieldsOf, isWritable } from '../fields/FieldDescription.js'
import { languageChoice } from '../fields/languageChoice.js'
import { managedEntity } from '../fields/Managed.js'
import { choiceOfEntities, fromEntities } from '../fields/managedEntities.js'
import { say } from '../i18n/say.js'
import { isBlank } from '../shared/cleanedText.js'
import { defaultLanguage, type Language } from '../shared/screens.js'
import { isTaken } from './isTaken.js'
import { uniqueMessage } from './refusals.js'

const uniqueFieldsOf = (entities: readonly Class[]): [string, { type: Class; field: FieldDescription }][] =>
  entities.flatMap((type) =>
    fieldsOf(type)
      .filter((field) => field.unique && isWritable(field))
      .map(
        (field) =>
          [`${managedEntity(type).name}_${field.name}`, { type, field }] as [
            string,
            { type: Class; field: FieldDescription },
          ],
      ),
  )
const uniqueFields = fromEntities((entities) => new Map(uniqueFieldsOf(entities)))
const fieldChoice = choiceOfEntities(
  'UniqueField',
  (entities) => uniqueFieldsOf(entities).map(([name]) => name),
  'The fields of managed entities that no two records may have the same value in.',
)

/** Lets forms report that a value is taken before they are sent. */
@Resolver()
export class UniquenessResolver {
  @Granted(['cms-admin'], { asksOfRecord: true })
  @Query(() => String, {
    nullable: true,
    description: 'What saving a record with this value would be answered because another one has it; null if none has.',
  })
  async uniqueComplaint(
    @Ctx() { viewer, language: readersLanguage, services }: Context,
    @Arg('field', () => fieldChoice.enumType) name: string,
    @Arg('value', () => String, { description: 'Compared ignoring case; of a reference the id.' }) value: string,
    @Arg('language', () => languageChoice.enumType, { defaultValue: defaultLanguage }) language: Language,
    @Arg('except', () => Int, { nullable: true, description: 'The record that may have it.' }) except?: number | null,
  ): Promise<string | null> {
    const unique = uniqueFields().get(name)
    if (!unique) throw new Error(`${name} is not unique`)
    const { type, field } = unique
    const entity = managedEntity(type)
    allow(viewer, 'update', entity.name)
    if (isBlank(value) || !(await isTaken(services.database, { type, field, value, language, except }))) return null
    return say(readersLanguage, uniqueMessage(entity, field.name))
  }
}
