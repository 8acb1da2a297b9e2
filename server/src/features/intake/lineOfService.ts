import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { describedWork, enteredPrice } from '../../kernel/shared/servicePrice.js'
import { Customer } from '../customers/Customer.js'
import type { Job } from '../jobs/Job.js'
import { Service } from '../services/Service.js'
import { fillText } from '../shop/placeholders.js'
import { readShop } from '../shop/readShop.js'

/**
 * What a job begins with besides what was typed: the work of the chosen service at its price, in the language of the
 * customer, so that it stands on the paper that is signed. Nothing for a service without a price.
 */
export async function lineOfService(
  context: Context,
  customer: number,
  service: unknown,
): Promise<Partial<Pick<Job, 'lines' | 'includingVat'>>> {
  const { reader } = context.services.database
  const chosen = typeof service === 'number' ? await reader.findOneBy(Service, { id: service }) : null
  const entered = chosen && enteredPrice(chosen)
  if (!entered) return {}
  const { language } = await reader.findOneByOrFail(Customer, { id: customer })
  const { pair } = chosen as Row & Service
  const own = (await reader.findOneBy(Service, { pair, language, ...publishedWhere(Service) } as object)) ?? chosen
  const title = await fillText(context, own.language, own.title)
  const description = describedWork(title, entered.isFrom, language)
  const { vatStandard } = await readShop(reader)
  return {
    lines: [
      {
        ...{ kind: 'labour', description, quantity: '1', unitPrice: entered.price },
        ...{ vatRate: vatStandard ?? 0, stockProduct: null, product: null },
      },
    ],
    includingVat: true,
  }
}
