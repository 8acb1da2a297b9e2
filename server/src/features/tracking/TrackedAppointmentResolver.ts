import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../kernel/context/Context.js'
import { appointmentAddresses } from '../appointments/appointmentAddresses.js'
import { VisitorAppointment } from '../appointments/appointmentTypes.js'
import { KnownServices } from '../appointments/cost/KnownServices.js'
import { nextAppointment } from '../appointments/jobs/appointmentsOfJob.js'
import { anyKind, offeredKinds } from '../appointments/offeredKinds.js'
import { PublicAppointmentKind } from '../appointments/PublicAppointmentKind.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { TrackedJob } from './TrackedJob.js'

/** When a job is collected or brought, for anyone who holds its address. */
@Resolver(() => TrackedJob)
export class TrackedAppointmentResolver {
  @FieldResolver(() => VisitorAppointment, {
    nullable: true,
    description: 'The next appointment about it; null when none is booked.',
  })
  async appointment(
    @Root() { kind, id }: TrackedJob,
    @Ctx() { services: { database, settings, switches }, language }: Context,
  ): Promise<VisitorAppointment | null> {
    if ((await switches.now()).entities.has('appointment')) return null
    const now = Date.now()
    const appointment = await nextAppointment(database.reader, kind, id, now)
    const code = appointment && (await appointmentAddresses.codeOf(database.reader, settings, appointment.id))
    if (!appointment || !code) return null
    const { timeZone, currency } = settings
    const kindShown = { language, currency, services: await KnownServices.read(database.reader) }
    const of = { code, kind: await anyKind(database.reader, appointment.kind), zone: TimeZone.named(timeZone), now }
    return VisitorAppointment.of(appointment, { ...kindShown, ...of })
  }

  @FieldResolver(() => [PublicAppointmentKind], {
    description:
      'What its customer can choose a time for: to collect it or have it brought. None unless it is ready and no time was chosen.',
  })
  async appointmentKinds(
    @Root() { kind, id, isReady }: TrackedJob,
    @Ctx() { services: { database, settings, switches }, language }: Context,
  ): Promise<PublicAppointmentKind[]> {
    if (!isReady) return []
    if ((await switches.now()).entities.has('appointment')) return []
    if (await nextAppointment(database.reader, kind, id, Date.now())) return []
    const kinds = (await offeredKinds(database.reader)).filter(({ isForPickUp }) => isForPickUp)
    const shown = { language, currency: settings.currency, services: await KnownServices.read(database.reader) }
    return kinds.map((each) => PublicAppointmentKind.of(each, shown))
  }
}
