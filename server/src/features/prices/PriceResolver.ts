import { Arg, Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { managedEntityNames } from '../../kernel/records/managedByName.js'
import { centsOf } from '../../kernel/shared/money.js'
import type { PricedEntity, PriceName } from '../../kernel/shared/priceReferences.js'
import type { Language } from '../../kernel/shared/screens.js'
import { colleagueRights } from '../../kernel/shared/staffRights.js'
import { maxFoundPrices, type NamedPrice, pricesCalled, pricesNamed, pricesThatAre } from './findPrices.js'

@ObjectType({
  simpleResolvers: true,
  description: 'A price that texts for visitors can name; they follow when it changes.',
})
export class TextPrice implements NamedPrice {
  @Field(() => String, { description: 'Such as `price.service.12`, or `price.service.12.from`.' })
  name: PriceName

  @Field(() => String, { description: 'What a text holds for it, such as `{{price.service.12}}`.' })
  text: string

  @Field(() => managedEntityNames.enumType, { description: 'What it is the price of: a service or a product.' })
  entity: PricedEntity

  @Field(() => Int, { description: 'The id of that record.' })
  id: number

  @Field(() => String, { description: 'What that record is called, without what its title names.' })
  title: string

  @Field(() => languageChoice.enumType, { description: 'The language of that record; texts of both can name it.' })
  language: Language

  @Field(() => LocalizedText, { description: 'What visitors read within a sentence.' })
  value: LocalizedText

  @Field(() => Boolean, {
    description: 'Whether visitors do not see that record now, so that they do not read a sentence with its price.',
  })
  isHidden: boolean

  @Field(() => Float, { nullable: true, description: 'What it costs at least, in the currency; null without a price.' })
  amount: number | null

  @Field(() => Float, { nullable: true, description: 'What it costs at most; null where only the least is known.' })
  amountTo: number | null
}

/** The prices of services and products, as texts name them. */
@Resolver()
export class PriceResolver {
  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => [TextPrice], {
    description: `The prices that texts can name, of services before products, by title; ${maxFoundPrices} records at most. Each is there twice: as the screens say it, and with "from".`,
  })
  textPrices(
    @Ctx() context: Context,
    @Arg('language', () => languageChoice.enumType, { description: 'Of the records.' }) language: Language,
    @Arg('search', () => String, { defaultValue: '', description: 'Part of their titles.' }) search: string,
  ): Promise<NamedPrice[]> {
    return pricesCalled(context, language, search)
  }

  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => [TextPrice], {
    description: 'The prices of these names, in the order of the names; without those of records that are gone.',
  })
  textPricesNamed(
    @Ctx() context: Context,
    @Arg('names', () => [String], { description: 'Such as `price.service.12`; 200 at most count.' }) names: string[],
  ): Promise<NamedPrice[]> {
    return pricesNamed(context, names)
  }

  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => [TextPrice], {
    description: `What costs any of these amounts, so that a text that has one typed can follow it; ${maxFoundPrices} records at most.`,
  })
  textPricesOf(
    @Ctx() context: Context,
    @Arg('language', () => languageChoice.enumType, { description: 'Of the records.' }) language: Language,
    @Arg('amounts', () => [Float], { description: 'Of money, such as 139 or 349.5; 100 at most count.' })
    amounts: number[],
  ): Promise<NamedPrice[]> {
    return pricesThatAre(context, language, amounts.map(centsOf))
  }
}
