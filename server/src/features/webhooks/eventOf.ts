import type { RecordedWrite } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { agendaKinds } from './kinds/agendaKinds.js'
import { contentKinds } from './kinds/contentKinds.js'
import type { EventKind } from './kinds/EventKind.js'
import { jobEventKinds } from './kinds/jobEventKinds.js'
import { moneyKinds } from './kinds/moneyKinds.js'
import { personKinds } from './kinds/personKinds.js'
import { stockKinds } from './kinds/stockKinds.js'
import { type ShopEvent, shopEvents } from './webhookEvents.js'

export interface Happening {
  event: ShopEvent
  /** What the message tells of the record beyond which one it is; nothing of a person. */
  details: Values
}

/** What each event is: one that is missing here does not compile. */
const kinds: Record<ShopEvent, EventKind> = {
  ...stockKinds,
  ...contentKinds,
  ...personKinds,
  ...jobEventKinds,
  ...moneyKinds,
  ...agendaKinds,
}

/** What a write means to receivers; nothing when it is none of their business. */
export function happeningsOf(write: RecordedWrite): Happening[] {
  return shopEvents.values.flatMap((event) => {
    const details = kinds[event].isOf(write.entity) ? kinds[event].tells(write) : null
    return details ? [{ event, details }] : []
  })
}
