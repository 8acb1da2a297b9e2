import { defaultLanguage } from '../shared/screens.js'
import type { Context, CoreServices } from './Context.js'
import { Loaders } from './Loaders.js'

/** For what the product or its operator does, on nobody's call. */
export function ownContext<Needs>(services: CoreServices & Needs): Context<Needs> {
  return {
    viewer: null,
    language: defaultLanguage,
    services,
    loaders: new Loaders(services.database.rows),
    caller: null,
    log: services.log,
    requestNumber: null,
  }
}
