import type { FastifyInstance } from 'fastify'
import type { OnlinePaymentServices } from '../../features/onlinePayments/OnlinePayments.js'
import { webhookPath } from '../../features/onlinePayments/webhookUrlOf.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'

const encoding = 'application/x-www-form-urlencoded'

/** An id is short. */
const maxFormBytes = 4 * 1024

const webhookLimit = new CallLimit('mollie-webhook', () => ({ points: 300, seconds: 60 }))

/**
 * Where the payment provider says which payment has changed. It signs nothing, so that nothing is believed but that there is
 * something to ask about; and nobody learns here which payments there are.
 */
export async function mollieRoute(
  app: FastifyInstance,
  { services }: { services: CoreServices & OnlinePaymentServices },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(encoding, { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.post(webhookPath, async (request, reply) => {
    const { caller } = request.shopContext
    if (caller) await webhookLimit.spend(services, { address: caller.address })
    const id = new URLSearchParams(String(request.body ?? '')).get('id') ?? ''
    if (/^tr_[0-9A-Za-z]{1,60}$/.test(id)) {
      try {
        await services.onlinePayments.told(id)
      } catch (error) {
        request.log.warn({ err: error }, 'What the payment provider has told of could not be looked up')
        // It tries again later.
        throw new ShopError('UNAVAILABLE')
      }
    }
    return reply.header('cache-control', 'no-store').code(200).send()
  })
}
