import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { managedByName, managedEntityNames } from '../../kernel/records/managedByName.js'
import type { Language } from '../../kernel/shared/screens.js'
import { type UnfollowedPrice, unfollowedPrices } from './findTypedPrices.js'
import { followPrice, type PlacedPrice } from './followPrice.js'
import { keepPrice } from './keptPrices.js'
import { TextPrice } from './PriceResolver.js'

@ObjectType('UnfollowedPrice', {
  simpleResolvers: true,
  description:
    'A price in a text of the shop that visitors do not read or that follows nothing: of a service or product that is gone or hidden, or typed.',
})
class UnfollowedPriceObject implements UnfollowedPrice {
  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record with the text.' })
  entity: string

  @Field(() => Int, { description: 'The id of that record.' })
  id: number

  @Field(() => Int, { description: 'The version of that record, for `followPrice`.' })
  version: number

  @Field(() => String, { description: 'What that record is called.' })
  title: string

  @Field(() => languageChoice.enumType, { description: 'The language of the text.' })
  language: Language

  @Field(() => LocalizedText, { description: 'The field with the text.' })
  label: LocalizedText

  @Field(() => String, { description: 'Where the text stands, such as `intro` or `blocks.0.text.title`.' })
  path: string

  @Field(() => Int, { description: 'The place of its first character in the stored text.' })
  from: number

  @Field(() => String, { description: 'As it stands there, such as `from €139`, or the placeholder of what is gone.' })
  typed: string

  @Field(() => String, { description: 'The words before it.' })
  before: string

  @Field(() => String, { description: 'The words after it.' })
  after: string

  @Field(() => Boolean, {
    description: 'Whether it names the price of what is gone, so that visitors do not read its sentence.',
  })
  isGone: boolean

  @Field(() => Boolean, {
    description: 'Whether it names the price of what visitors do not see now, so that they do not read its sentence.',
  })
  isHidden: boolean

  @Field(() => [TextPrice], {
    description: 'What it could follow; what it follows where that is hidden, and none where that is gone.',
  })
  ways: TextPrice[]
}

@ObjectType({ simpleResolvers: true, description: 'Prices in texts that follow nothing.' })
class UnfollowedPriceList {
  @Field(() => [UnfollowedPriceObject], { description: 'Those of this page.' })
  items: UnfollowedPriceObject[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number

  @Field(() => Int, { description: 'How many of these are prices of what is gone.' })
  gone: number

  @Field(() => Int, { description: 'How many of these are prices of what visitors do not see now.' })
  hidden: number
}

@InputType({ description: 'A price that is typed in a text, as `unfollowedPrices` answers it.' })
class PlacedPriceInput implements PlacedPrice {
  @Field(() => Int, { description: 'The id of the record.' })
  id: number

  @Field(() => Int, { description: 'The version of the record.' })
  version: number

  @Field(() => String, { description: 'Where the text stands.' })
  path: string

  @Field(() => Int, { description: 'The place of its first character.' })
  from: number

  @Field(() => String, { description: 'As it stands there.' })
  typed: string
}

/** Prices in texts that could follow a service or product. */
@Resolver()
export class TypedPriceResolver {
  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => UnfollowedPriceList, {
    description:
      'Prices in texts that follow nothing: first those of services and products that are gone, then those of what visitors do not see, then those that are typed and equal the price of one.',
  })
  async unfollowedPrices(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 50, description: 'From 1 to 200.' }) perPage: number,
  ): Promise<UnfollowedPriceList> {
    const all = await unfollowedPrices(context)
    const size = Math.min(Math.max(perPage, 1), 200)
    const from = (Math.max(page, 1) - 1) * size
    const [gone, hidden] = [all.filter(({ isGone }) => isGone), all.filter(({ isHidden }) => isHidden)]
    return { items: all.slice(from, from + size), total: all.length, gone: gone.length, hidden: hidden.length }
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => Int, {
    description:
      'Has a text follow the price of a service or product in the place of what is typed, as any change of its record. Answers the new version of the record.',
  })
  async followPrice(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'The entity of the record.' }) entity: string,
    @Arg('typed', () => PlacedPriceInput, { description: 'What is typed, and where.' }) typed: PlacedPriceInput,
    @Arg('name', () => String, { description: 'The price to follow, such as `price.service.12.from`.' }) name: string,
  ): Promise<number> {
    return (await followPrice(context, managedByName(entity), typed, name)).version
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => Boolean, {
    description:
      'Leaves an amount as it is typed: `unfollowedPrices` lists it no more, for as long as it reads the same there.',
  })
  async keepPrice(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'Of the record with the text.' }) entity: string,
    @Arg('typed', () => PlacedPriceInput, { description: 'What is typed, and where.' }) typed: PlacedPriceInput,
  ): Promise<boolean> {
    await keepPrice(context, managedByName(entity), typed)
    return true
  }
}
