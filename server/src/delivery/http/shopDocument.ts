import { xmlText } from '../../features/publicsite/xml.js'
import { readShop } from '../../features/shop/readShop.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { inLook } from './inLook.js'

/** A document of the back office with the shop's name and look, and the time zone and currency that its screens write in. */
export async function shopDocument(
  document: string,
  { database, settings, look }: Pick<CoreServices, 'database' | 'settings' | 'look'>,
): Promise<string> {
  const { name } = await readShop(database.reader)
  const facts: Record<string, string> = {
    __SHOP_NAME__: name,
    __TIME_ZONE__: settings.timeZone,
    __CURRENCY__: settings.currency,
  }
  return inLook(document, await look.current()).replace(/__(SHOP_NAME|TIME_ZONE|CURRENCY)__/g, (place) =>
    xmlText(facts[place] ?? ''),
  )
}
