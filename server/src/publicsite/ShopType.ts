import { Arg, Field, Float, Int, ObjectType } from 'type-graphql'
import { languageChoice } from '../fields/languageChoice.js'
import type { Language } from './screens.js'
import { shop } from './shop.js'

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
  @Field(() => String, { simple: true })
  network: string

  @Field(() => String, { simple: true })
  url: string
}

@ObjectType('Shop', { description: 'The shop itself: where it is, when it is open, how it is reached.' })
export class ShopType {
  @Field(() => String)
  name: string

  @Field(() => String)
  description(@Arg('language', () => languageChoice.enumType) language: Language): string {
    return shop.description[language]
  }

  @Field(() => String)
  phone: string

  @Field(() => String)
  email: string

  @Field(() => String)
  street: string

  @Field(() => String)
  postalCode: string

  @Field(() => String)
  city: string

  @Field(() => String)
  countryCode: string

  @Field(() => String)
  chamberOfCommerce: string

  @Field(() => String)
  vatNumber: string

  @Field(() => Float)
  latitude: number

  @Field(() => Float)
  longitude: number

  @Field(() => [OpeningHours])
  openingHours: OpeningHours[]

  @Field(() => [SocialLink])
  socialLinks: SocialLink[]
}
