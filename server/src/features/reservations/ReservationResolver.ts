import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { PublicResponse } from '../../kernel/context/PublicResponse.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { Product } from '../products/Product.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import { cancelByCode, endReservation } from './endReservation.js'
import { openReservation } from './openReservation.js'
import { Reservation } from './Reservation.js'
import { isReservationMailed } from './reservationAddresses.js'
import { ReserveProductInput, VisitorReservation } from './reservationTypes.js'
import { reserveProduct } from './reserveProduct.js'
import { reservationEntity } from './storedReservation.js'
import { isReservable, untilWhen } from './untilWhen.js'

const codeArgument = { description: 'The last part of the secret address.' }

/** Reservations as visitors make and cancel them, and as the shop ends them. */
@Resolver(() => VisitorReservation)
export class ReservationResolver {
  @PublicResponse()
  @Granted('everyone', { about: 'product' })
  @Query(() => InstantScalar, {
    nullable: true,
    description: 'Until when a product can be collected that is reserved now; null for one that cannot be reserved.',
  })
  async publicCollectBefore(
    @Ctx() context: PublicContext,
    @Arg('url', () => String, { description: 'Of the product.' }) url: string,
  ): Promise<string | null> {
    const { database, settings, switches } = context.services
    const now = Date.now()
    context.answer.holdsUntil = Math.min(context.answer.holdsUntil, TimeZone.named(settings.timeZone).endOfDay(now))
    if ((await switches.now()).entities.has(reservationEntity.name)) return null
    const product = await database.reader.findOneBy(Product, { url, ...publishedWhere(Product) })
    return product && isReservable(product) ? untilWhen(await readShop(database.reader), settings, now) : null
  }

  @Granted('everyone', { about: 'reservation' })
  @Query(() => VisitorReservation, { description: 'The reservation that a secret address opens.' })
  async reservationByCode(
    @Ctx() context: Context,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<VisitorReservation> {
    return VisitorReservation.of(await openReservation(context, code), code)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the visitor is mailed a confirmation.' })
  async isMailed(@Ctx() { services }: Context, @Root() { code }: VisitorReservation): Promise<boolean> {
    return isReservationMailed(services.database.reader, code)
  }

  @Granted('everyone', { about: 'reservation' })
  @Mutation(() => VisitorReservation, {
    description: 'Puts one of a product aside, to be collected in the shop: one for each person.',
  })
  async reserveProduct(
    @Ctx() context: Context<MailServices>,
    @Arg('input', () => ReserveProductInput) input: ReserveProductInput,
  ): Promise<VisitorReservation> {
    const { reservation, code } = await reserveProduct(context, input)
    return VisitorReservation.of(reservation, code)
  }

  @Granted('everyone', { about: 'reservation' })
  @Mutation(() => VisitorReservation, { description: 'Cancels a reservation; the product is for others then.' })
  async cancelReservation(
    @Ctx() context: Context<MailServices>,
    @Arg('code', () => String, codeArgument) code: string,
  ): Promise<VisitorReservation> {
    return VisitorReservation.of(await cancelByCode(context, code), code)
  }

  @Granted(['cms-admin'], { about: 'reservation' })
  @Mutation(() => Reservation, { description: 'Notes that a product was collected.' })
  collectReservation(@Ctx() context: Context<MailServices>, @Arg('id', () => Int) id: number): Promise<Reservation> {
    return endReservation(context, id, 'collected')
  }

  @Granted(['cms-admin'], { about: 'reservation' })
  @Mutation(() => Reservation, { description: 'Cancels a reservation for the shop; the visitor is mailed about it.' })
  cancelReservationByShop(
    @Ctx() context: Context<MailServices>,
    @Arg('id', () => Int) id: number,
  ): Promise<Reservation> {
    return endReservation(context, id, 'cancelledByShop')
  }
}
