import type { Feature } from '../../kernel/Feature.js'
import { OnlinePaymentKey } from '../paymentKeys/OnlinePaymentKey.js'
import { RefusedPaymentKey } from '../paymentKeys/RefusedPaymentKey.js'
import { InvoiceOnlineResolver } from './InvoiceOnlineResolver.js'
import { JobOnlineResolver } from './JobOnlineResolver.js'
import { OnlinePayment } from './OnlinePayment.js'
import { OnlinePaymentResolver, PayableInvoiceResolver } from './OnlinePaymentResolver.js'
import { OnlinePaymentSetupResolver } from './OnlinePaymentSetupResolver.js'
import { ReservationOnlineResolver } from './ReservationOnlineResolver.js'
import { ReturnedOnline } from './ReturnedOnline.js'
import { reservationPaidHooks } from './reservationPaidHooks.js'
import { TerminalResolver } from './TerminalResolver.js'

export const onlinePaymentsFeature: Feature = {
  entities: [OnlinePayment],
  tables: [OnlinePaymentKey, RefusedPaymentKey, ReturnedOnline],
  resolvers: () => [
    ...[InvoiceOnlineResolver, JobOnlineResolver, OnlinePaymentResolver],
    ...[OnlinePaymentSetupResolver, PayableInvoiceResolver, ReservationOnlineResolver, TerminalResolver],
  ],
  hooks: { reservation: reservationPaidHooks },
  switches: { usesInvoices: { entities: [OnlinePayment] } },
}
