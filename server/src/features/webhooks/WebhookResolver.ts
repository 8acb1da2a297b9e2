import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import { resendMessages, sendTestMessage } from './resendMessages.js'
import type { WebhookServices } from './WebhookSender.js'
import { renewSecret } from './webhookSecrets.js'
import { countFailing } from './webhookState.js'

@Resolver()
export class WebhookResolver {
  @Granted(['cms-admin'], { about: 'webhook' })
  @Query(() => Int, {
    description: 'How many webhooks no message has reached for an hour or longer, or were switched off for it.',
  })
  failingWebhooks(@Ctx() { services }: Context): Promise<number> {
    return countFailing(services.database, new Date())
  }

  @Secret('people')
  @Granted(['cms-admin'], { about: 'webhook' })
  @Mutation(() => String, {
    description:
      'Makes a new secret for a webhook, which is shown this once. The former one stays valid for a day if anybody has seen it.',
  })
  renewWebhookSecret(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<string> {
    return renewSecret(context, id)
  }

  @Granted(['cms-admin'], { about: 'webhook' })
  @Mutation(() => Int, {
    description: 'Sends a message to a webhook to see whether it arrives, and answers the id of its delivery.',
  })
  sendTestWebhook(@Ctx() context: Context<WebhookServices>, @Arg('id', () => Int) id: number): Promise<number> {
    return sendTestMessage(context, id)
  }

  @Granted(['cms-admin'], { about: 'webhookDelivery' })
  @Mutation(() => Int, {
    description: 'Sends messages to webhooks again, and answers how many: these, or all that were given up.',
  })
  resendWebhookDeliveries(
    @Ctx() context: Context<WebhookServices>,
    @Arg('ids', () => [Int], { nullable: true }) ids: number[] | null,
    @Arg('webhook', () => Int, { nullable: true, description: 'Of this one alone.' }) webhook: number | null,
  ): Promise<number> {
    return resendMessages(context, { ids: ids ?? null, webhook: webhook ?? null })
  }
}
