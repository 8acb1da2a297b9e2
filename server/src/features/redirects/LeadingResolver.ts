import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { managedByName, managedEntityNames } from '../../kernel/records/managedByName.js'
import type { Language } from '../../kernel/shared/screens.js'
import { type LeadingPlace, placesLeadingTo } from './placesLeadingTo.js'

/** Places that one answer names; there may be more, which are counted. */
const maxNamed = 100

@ObjectType('LeadingPlace', { simpleResolvers: true, description: 'A place of the site that leads to an address.' })
export class LeadingPlaceObject implements LeadingPlace {
  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record that leads there.' })
  entity: string

  @Field(() => Int, { description: 'The id of that record.' })
  id: number

  @Field(() => String, { description: 'What that record is called.' })
  title: string

  @Field(() => languageChoice.enumType, { nullable: true, description: 'Its language; null for what is in both.' })
  language: Language | null

  @Field(() => String, { description: 'The field with the link, or with the blocks that lead there.' })
  field: string
}

@ObjectType('LeadingPlaces', { simpleResolvers: true, description: 'What leads visitors to a record.' })
class LeadingPlacesObject {
  @Field(() => [String], { description: 'The addresses of the record, such as /nl/nieuws/phishing.' })
  addresses: string[]

  @Field(() => [LeadingPlaceObject], { description: `Those that lead there; ${maxNamed} at most.` })
  places: LeadingPlace[]

  @Field(() => Int, { description: 'How many there are.' })
  total: number

  @Field(() => [String], { description: 'The fields of the record by which menus show it.' })
  menus: string[]
}

/** Lets the owner see what leads to a record before it goes. */
@Resolver()
export class LeadingResolver {
  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => LeadingPlacesObject, {
    description:
      'Every place that leads visitors to a record: links in texts and buttons, also by its former addresses, blocks and menus.',
  })
  async placesLeadingTo(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'Of the record.' }) entity: string,
    @Arg('id', () => Int, { description: 'Of the record.' }) id: number,
    @Arg('withTranslation', () => Boolean, {
      defaultValue: false,
      description: 'Whether what leads to its translation counts too, as when both are deleted.',
    })
    withTranslation: boolean,
  ): Promise<LeadingPlacesObject> {
    const { addresses, places, menus } = await placesLeadingTo(context, managedByName(entity), id, withTranslation)
    return { addresses, places: places.slice(0, maxNamed), total: places.length, menus }
  }
}
