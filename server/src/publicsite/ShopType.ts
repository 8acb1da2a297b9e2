import { Arg, Field, Float, Int, ObjectType } from 'type-graphql'
import { languageChoice } from '../fields/languageChoice.js'
import type { Language } from '../shared/screens.js'
import { shop } from '../shop/shop.js'

@ObjectType({ description: 'When the shop is open on a weekday, in its own time zone (Europe/Amsterdam).' })
class OpeningHours {
  @Field(() => Int, { simple: true, description: 'From 1 (Monday) to 7 (Sunday).' })
  weekday: number

  @Field(() => String, { simple: true, nullable: true, description: 'Such as 09:00; null when closed.' })
  opens: string | null

  @Field(() => String, { simple: true, nullable: true, description: 'Such as 20:00; null when closed.' })
  closes: string | null
}

@ObjectType({ description: 'Where else the shop is found.' })
class SocialLink {
  @Field(() => String, { simple: true, description: 'Such as facebook.' })
  network: string

  @Field(() => String, { simple: true, description: 'Its whole address there.' })
  url: string
}

@ObjectType('Shop', { description: 'The shop itself: where it is, when it is open, how it is reached.' })
export class ShopType {
  @Field(() => String, { description: 'What the shop is called.' })
  name: string

  @Field(() => String, { description: 'What it does, in a sentence.' })
  description(
    @Arg('language', () => languageChoice.enumType, { description: 'The language wanted.' }) language: Language,
  ): string {
    return shop.description[language]
  }

  @Field(() => String, { description: 'In its international form.' })
  phone: string

  @Field(() => String, { description: 'Where mail reaches it.' })
  email: string

  @Field(() => String, { description: 'Street and number.' })
  street: string

  @Field(() => String, { description: 'Such as 5401 AB.' })
  postalCode: string

  @Field(() => String, { description: 'The town.' })
  city: string

  @Field(() => String, { description: 'Two letters, ISO 3166.' })
  countryCode: string

  @Field(() => String, { description: 'Its number at the Dutch chamber of commerce.' })
  chamberOfCommerce: string

  @Field(() => String, { description: 'Its number for VAT.' })
  vatNumber: string

  @Field(() => Int, { description: 'The VAT on what it sells and repairs, in percent.' })
  vatPercentage: number

  @Field(() => String, { description: 'Where the tool is that a visitor starts for help from afar.' })
  remoteSupportUrl: string

  @Field(() => Float, { description: 'Degrees.' })
  latitude: number

  @Field(() => Float, { description: 'Degrees.' })
  longitude: number

  @Field(() => [OpeningHours], { description: 'For every weekday, from Monday.' })
  openingHours: OpeningHours[]

  @Field(() => [SocialLink], { description: 'Where else it is found.' })
  socialLinks: SocialLink[]
}
