import type { Context } from './Context.js'

/**
 * What an operation may know whose answer is the same for everybody: nothing of who calls. It is a class because types
 * are gone when the product runs, and a resolver that takes anything else is refused when it starts.
 */
export class PublicContext implements Omit<Context, 'viewer' | 'caller' | 'assertMayWrite' | 'onPublicResponse'> {
  readonly language: Context['language']
  readonly services: Context['services']
  readonly log: Context['log']
  readonly requestNumber: Context['requestNumber']
  readonly loaders: Context['loaders']

  constructor({ language, services, log, requestNumber, loaders }: Omit<Context, 'viewer' | 'caller'>) {
    this.language = language
    this.services = services
    this.log = log
    this.requestNumber = requestNumber
    this.loaders = loaders
  }
}
