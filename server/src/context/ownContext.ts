import { defaultLanguage } from '../shared/screens.js'
import type { Context, Services } from './Context.js'
import { Loaders } from './Loaders.js'

/** For what the product or its operator does, on nobody's call. */
export function ownContext(services: Services): Context {
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
