import type { Context } from './Context.js'

/**
 * The context of operations whose answers are the same for every visitor, without the caller. It is a class because
 * interfaces do not exist at run time, where the startup rejects such resolvers with any other context.
 */
export class PublicContext implements Omit<Context, 'viewer' | 'caller' | 'assertMayWrite' | 'onPublicResponse'> {
  readonly language: Context['language']
  readonly services: Context['services']
  readonly log: Context['log']
  readonly requestNumber: Context['requestNumber']
  readonly loaders: Context['loaders']
  readonly answer: Context['answer']
  /** For turns in queues: who calls makes no difference to what is answered. */
  readonly call: Context['call']

  constructor({ language, services, log, requestNumber, loaders, answer, call }: Omit<Context, 'viewer' | 'caller'>) {
    this.language = language
    this.services = services
    this.log = log
    this.requestNumber = requestNumber
    this.loaders = loaders
    this.answer = answer
    this.call = call
  }
}
