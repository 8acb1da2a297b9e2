import { Arg, Ctx, Field, Float, Int, ObjectType } from 'type-graphql'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import type { SwitchedOff } from '../../kernel/context/SwitchedOff.js'
import { ImageObject } from '../../kernel/fields/ImageObject.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { loadImage } from '../../kernel/media/loadImage.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { usualSpans } from '../../kernel/shared/openingHours.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { ShopHours } from '../shop/hours/ShopHours.js'
import { hoursOfShop } from '../shop/hoursOfShop.js'
import { replyTimes, type ShopSettings } from '../shop/ShopSettings.js'
import {
  internationalPhone,
  parkingOf,
  remoteSupportInstructionsOf,
  sloganOf,
  whatsappAddress,
} from '../shop/shopFacts.js'
import { OpeningTime } from './openingTypes.js'

@ObjectType({ simpleResolvers: true, description: 'When the shop is open on a weekday, in its own time zone.' })
class OpeningHours {
  @Field(() => Int, { description: 'From 1 (Monday) to 7 (Sunday).' })
  weekday: number

  @Field(() => String, { nullable: true, description: 'Such as 09:00; null when closed.' })
  opens: string | null

  @Field(() => String, { nullable: true, description: 'Such as 20:00; null when closed.' })
  closes: string | null

  @Field(() => [OpeningTime], { description: 'The same with every break; none when closed.' })
  spans: OpeningTime[]
}

@ObjectType({ simpleResolvers: true, description: 'Where else the shop is found.' })
class SocialLink {
  @Field(() => String, { description: 'Such as facebook.' })
  network: string

  @Field(() => String, { description: 'Its whole address there.' })
  url: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'By when the shop answers a message of each kind; null where it promises nothing.',
})
class ReplyTimes {
  @Field(() => replyTimes.enumType, { nullable: true, description: 'To a question.' })
  contact: string | null

  @Field(() => replyTimes.enumType, { nullable: true, description: 'About a telephone.' })
  phone: string | null

  @Field(() => replyTimes.enumType, { nullable: true, description: 'To who wants help from afar.' })
  remoteAssistance: string | null
}

/** The caller's language, unless another is wanted. */
const languageWanted = { nullable: true, description: 'The language wanted; that of the call when left out.' }

@ObjectType('Shop', {
  description:
    'The shop itself: where it is, when it is open, how it is reached. What the owner has not filled in is null.',
})
export class ShopType {
  constructor(private readonly settings?: ShopSettings) {}

  @Field(() => String, { description: 'What the shop is called.' })
  name: string

  @Field(() => Boolean, { description: 'Whether it lets visitors in; until then they learn of it what is said here.' })
  isOpen: boolean

  @Field(() => String, { nullable: true, description: 'What it does, in a sentence.' })
  description(
    @Ctx() context: PublicContext,
    @Arg('language', () => languageChoice.enumType, languageWanted) language?: Language,
  ): string | null {
    return this.settings ? sloganOf(this.settings, language ?? context.language) : null
  }

  @Field(() => String, { nullable: true, description: 'In its international form.' })
  phone: string | null

  @Field(() => String, { nullable: true, description: 'Its number at WhatsApp, in its international form.' })
  whatsapp: string | null

  @Field(() => String, { nullable: true, description: 'Where mail reaches it.' })
  email: string | null

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  street: string | null

  @Field(() => String, { nullable: true, description: 'Such as 1234 AB.' })
  postalCode: string | null

  @Field(() => String, { nullable: true, description: 'The town.' })
  city: string | null

  @Field(() => String, { description: 'Two letters, ISO 3166.' })
  countryCode: string

  @Field(() => String, { nullable: true, description: 'Its number at the chamber of commerce.' })
  chamberOfCommerce: string | null

  @Field(() => String, { nullable: true, description: 'Its number for VAT.' })
  vatNumber: string | null

  @Field(() => Int, { nullable: true, description: 'The VAT on what it sells and repairs, in percent.' })
  vatPercentage: number | null

  @Field(() => Int, { nullable: true, description: 'The lower rate of VAT, in percent.' })
  reducedVatPercentage: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Where the tool is that a visitor starts for help from afar.',
  })
  remoteSupportUrl: string | null

  @Field(() => String, { nullable: true, description: 'What a visitor does for help from afar.' })
  remoteSupportInstructions(
    @Ctx() context: PublicContext,
    @Arg('language', () => languageChoice.enumType, languageWanted) language?: Language,
  ): string | null {
    return this.settings ? remoteSupportInstructionsOf(this.settings, language ?? context.language) : null
  }

  @Field(() => Float, { nullable: true, description: 'Degrees.' })
  latitude: number | null

  @Field(() => Float, { nullable: true, description: 'Degrees.' })
  longitude: number | null

  @Field(() => ImageObject, { nullable: true, description: 'A drawn map of its surroundings.' })
  mapImage(@Ctx() context: PublicContext): Promise<ImageObject | null> | null {
    return this.settings?.mapImage ? loadImage(context, this.settings.mapImage) : null
  }

  @Field(() => String, { nullable: true, description: 'Where a visitor parks.' })
  parking(
    @Ctx() context: PublicContext,
    @Arg('language', () => languageChoice.enumType, languageWanted) language?: Language,
  ): string | null {
    return this.settings ? parkingOf(this.settings, language ?? context.language) : null
  }

  @Field(() => [OpeningHours], { description: 'For every weekday, from Monday; empty while there are no hours.' })
  openingHours: OpeningHours[]

  @Field(() => [SocialLink], { description: 'Where else it is found.' })
  socialLinks: SocialLink[]

  @Field(() => ImageObject, { nullable: true, description: 'Its logo, for light grounds.' })
  logo(@Ctx() context: PublicContext): Promise<ImageObject | null> | null {
    return this.settings?.logo ? loadImage(context, this.settings.logo) : null
  }

  @Field(() => ImageObject, { nullable: true, description: 'The logo for dark grounds, where it is another.' })
  logoDark(@Ctx() context: PublicContext): Promise<ImageObject | null> | null {
    return this.settings?.logoDark ? loadImage(context, this.settings.logoDark) : null
  }

  @Field(() => ReplyTimes, { description: 'By when it answers.' })
  replyTimes: ReplyTimes

  @Field(() => [String], {
    description:
      'Addresses of the site that are not found, with all below them: of parts that the shop does not use, and a price finder without services.',
  })
  closedAddresses: readonly string[]

  @Field(() => String, { description: 'The time zone of its hours and days, such as Europe/Amsterdam.' })
  timeZone: string

  @Field(() => String, { description: 'The currency of all amounts, ISO 4217.' })
  currency: string

  /** By its own clock. */
  readonly hours: ShopHours
  readonly closureNoticeDays: number
}

/** By the shop's record, which is shared until content changes. */
const known = new WeakMap<Readonly<ShopSettings>, { shop: ShopType; off: SwitchedOff }>()

/** What everybody may know of the shop: the same object until content changes. */
export function publicShop(shop: Readonly<ShopSettings>, settings: Settings, off: SwitchedOff): ShopType {
  const last = known.get(shop)
  if (last?.off === off) return last.shop
  const made = shopType(shop, settings, off)
  known.set(shop, { shop: made, off })
  return made
}

function shopType(shop: Readonly<ShopSettings>, { timeZone, currency }: Settings, off: SwitchedOff): ShopType {
  return Object.assign(new ShopType(shop), {
    name: shop.name,
    isOpen: shop.isOpen,
    phone: shop.phone && internationalPhone(shop.phone, shop),
    whatsapp: shop.whatsapp && internationalPhone(shop.whatsapp, shop),
    email: shop.email,
    street: shop.street,
    postalCode: shop.postalCode,
    city: shop.city,
    countryCode: shop.country,
    chamberOfCommerce: shop.chamberOfCommerce,
    vatNumber: shop.vatNumber,
    vatPercentage: shop.vatStandard,
    reducedVatPercentage: shop.vatReduced,
    remoteSupportUrl: shop.usesRemoteHelp ? shop.remoteSupportUrl : null,
    latitude: shop.latitude,
    longitude: shop.longitude,
    openingHours: hoursOf(shop),
    socialLinks: [
      ...shop.socialLinks,
      ...(shop.whatsapp ? [{ network: 'whatsapp', url: whatsappAddress(shop.whatsapp, shop) }] : []),
    ],
    replyTimes: {
      contact: shop.replyTimeContact,
      phone: shop.replyTimePhone,
      remoteAssistance: shop.replyTimeRemoteAssistance,
    },
    closedAddresses: off.addresses,
    timeZone,
    currency,
    hours: hoursOfShop(shop, timeZone),
    closureNoticeDays: shop.closureNoticeDays,
  })
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

function hoursOf({ openingHours }: ShopSettings): OpeningHours[] {
  if (openingHours.length === 0) return []
  return weekdays.map((weekday) => {
    const spans = usualSpans(openingHours, weekday)
    return { weekday, opens: spans[0]?.opens ?? null, closes: spans.at(-1)?.closes ?? null, spans }
  })
}
