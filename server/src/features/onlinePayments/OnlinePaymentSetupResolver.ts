import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { isMollieKey } from '../../kernel/settings/mollieKey.js'
import { paymentKey, storePaymentKey } from '../paymentKeys/paymentKey.js'
import { isKeyRefused } from '../paymentKeys/refusedKey.js'
import { ProviderRefused } from './Mollie.js'
import { OnlinePayment } from './OnlinePayment.js'
import type { OnlinePaymentServices } from './OnlinePayments.js'
import { webhookUrlOf } from './webhookUrlOf.js'

@ObjectType({ simpleResolvers: true, description: 'Whether customers can pay online.' })
class OnlinePaymentSetup {
  @Field(() => Boolean, { description: 'Whether there is a key of the payment provider.' })
  isOn: boolean

  @Field(() => Boolean, { description: 'Whether it is a key for trying out, by which no money moves.' })
  isTest: boolean

  @Field(() => Boolean, { description: 'Whether the key is one of the environment, above that of the shop.' })
  isFromEnvironment: boolean

  @Field(() => Boolean, { description: 'Whether the provider can reach the shop; otherwise the shop asks by itself.' })
  isTold: boolean

  @Field(() => Boolean, {
    description: 'Whether the provider has said last, to any instance, that it does not know the key.',
  })
  isRefused: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the provider has accepted the key just now; null where it was not asked or has not answered.',
  })
  isTried: boolean | null

  @Field(() => Boolean, { description: 'Whether there is a key, or a payment from when there was one.' })
  isUsed: boolean
}

/** Whether the shop takes payments online. */
@Resolver()
export class OnlinePaymentSetupResolver {
  @Granted(['cms-admin'], { about: 'shopSettings', colleagues: ['clerk'] })
  @Query(() => OnlinePaymentSetup, {
    description: 'Whether customers can pay online. The key itself is never answered.',
  })
  onlinePaymentSetup(@Ctx() context: Context<OnlinePaymentServices>): Promise<OnlinePaymentSetup> {
    return setupOf(context)
  }

  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Mutation(() => OnlinePaymentSetup, { description: 'Stores the key of the payment provider, sealed.' })
  async setMollieKey(
    @Ctx() context: Context<OnlinePaymentServices>,
    @Arg('key', () => String, { nullable: true, description: 'Begins with test_ or live_; null for none.' })
    key: string | null,
  ): Promise<OnlinePaymentSetup> {
    const given = key?.trim() || null
    if (given !== null && !isMollieKey(given)) throw invalidField('key', { key: 'onlinePayment.key' })
    const isTried = given === null ? null : await tried(context, given)
    await storePaymentKey(context.services, given)
    return { ...(await setupOf(context)), isTried }
  }
}

/** @throws ShopError VALIDATION for a key that the provider does not know */
async function tried({ services }: Context<OnlinePaymentServices>, key: string): Promise<true | null> {
  try {
    return await services.onlinePayments.tryKey(key)
  } catch (error) {
    if (error instanceof ProviderRefused) throw invalidField('key', { key: 'onlinePayment.keyRefused' })
    throw error
  }
}

async function setupOf({ services }: Context<OnlinePaymentServices>): Promise<OnlinePaymentSetup> {
  const key = await paymentKey(services)
  return {
    isOn: key !== null,
    isTest: key?.startsWith('test_') ?? false,
    isFromEnvironment: services.settings.mollieKey !== null,
    isTold: webhookUrlOf(services.settings) !== null,
    isRefused: await isKeyRefused(services),
    isTried: null,
    isUsed: key !== null || (await services.database.reader.existsBy(OnlinePayment, {})),
  }
}
