import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { isClosed } from '../../kernel/shared/closedAddresses.js'
import { defaultLanguage, screenAddress } from '../../kernel/shared/screens.js'
import { AppointmentKind } from '../appointments/AppointmentKind.js'
import { ShopType } from './ShopType.js'

@Resolver(() => ShopType)
export class ShopAppointmentsResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether visitors choose a time for an appointment themselves, rather than send a message about it.',
  })
  async takesAppointments(@Root() shop: ShopType, @Ctx() { services }: PublicContext): Promise<boolean> {
    if (isClosed(screenAddress('appointment', defaultLanguage), shop.closedAddresses)) return false
    const offered = { columns: ['id'], where: { isOffered: true }, limit: 1 }
    return (await services.database.rows.find(AppointmentKind, offered)).length > 0
  }
}
