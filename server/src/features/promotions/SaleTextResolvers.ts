import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { say } from '../../kernel/i18n/say.js'
import { currentPrices, type ReduciblePrice } from '../../kernel/shared/currentPrice.js'
import type { Language } from '../../kernel/shared/screens.js'
import { priceText } from '../prices/priceText.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'

type Reduced = ReduciblePrice & { lowestPrice: number | null }

/** What visitors read of a reduction, beside what something costs now. */
function saleTextResolver(type: Class): Class {
  @Resolver(() => publicTypeOf(type))
  class SaleTextResolver {
    @FieldResolver(() => String, {
      nullable: true,
      description:
        'That it is reduced, from the lowest price of the 30 days before to what it costs now, in words; null where no reduction is announced.',
    })
    async saleText(@Root() row: Row, @Ctx() context: PublicContext): Promise<string | null> {
      const isRead = row.lowestPrice !== undefined && row.salePrice !== undefined && row.price !== undefined
      const whole = isRead ? row : ((await context.loaders.record(type, row.id)) ?? row)
      return saleText(whole as unknown as Reduced, {
        language: (row.language as Language | undefined) ?? context.language,
        currency: context.services.settings.currency,
      })
    }
  }
  return SaleTextResolver
}

/** In a language; null where no reduction is announced. @param currency by ISO 4217 */
export function saleText(
  reduced: Reduced,
  { language, currency }: { language: Language; currency: string },
): string | null {
  if (reduced.lowestPrice == null) return null
  const { price, priceTo } = currentPrices(reduced)
  const isFrom = priceTo !== undefined && priceTo !== price
  const amount = (cents: number | null) => priceText({ price: cents }, { language, currency })
  const values = { lowest: amount(reduced.lowestPrice), now: amount(price) }
  return say(language, { key: isFrom ? 'promotion.saleFrom' : 'promotion.sale', values })
}

export const saleTextResolvers = (): Class[] => [Product, Service].map(saleTextResolver)
