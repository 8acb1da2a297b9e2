import { defaultLanguage } from '../shared/screens.js'
import type { Context, CoreServices } from './Context.js'
import { Loaders } from './Loaders.js'

/** The context for work without a caller, by the product or its operator. */
export function ownContext<Needs>(services: CoreServices & Needs): Context<Needs> {
  return {
    viewer: null,
    language: defaultLanguage,
    services,
    loaders: new Loaders(services.database.rows),
    answer: { instant: Date.now(), holdsUntil: Number.POSITIVE_INFINITY },
    caller: null,
    call: null,
    log: services.log,
    requestNumber: null,
  }
}
