import { type EntityManager, IsNull } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { createRecord } from '../../kernel/records/createRecord.js'
import { reserveId } from '../../kernel/records/ids.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { defaultLanguage, languages } from '../../kernel/shared/screens.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { Product } from '../products/Product.js'

/** Of make and model in a title. */
const maxName = 80

/**
 * Makes a second-hand product of what was bought, once, with one in stock: in each language, as concepts that nobody sees
 * before the shop publishes them. It is sold under the margin scheme, and not before its day.
 * @param price what it is to cost, in cents
 * @returns the id of the product in the default language
 * @throws ShopError NOT_FOUND, VALIDATION, or CONFLICT for what is a product already
 */
export async function becomeProduct(
  context: Context,
  id: number,
  title: string | null,
  price: number,
): Promise<number> {
  const { database } = context.services
  return database.writeTogether(async (together) => {
    const inside = { ...context, services: { ...context.services, database: together } }
    // Who comes first has it, whatever is asked for meanwhile.
    const { item, product } = await together.write((manager) => claim(manager, context, id))
    const { make, model, number, condition } = item
    // Titles are given once, and shops buy the same model twice.
    const own = `${`${make} ${model}`.slice(0, maxName)} (${number})`
    const values = { title: title?.trim() || own, visible: false }
    await createRecord(inside, managedEntity(Product), {
      ...{ ...values, id: product, language: defaultLanguage, productType: 'secondhand', condition },
      ...{ brand: make, price, stock: 1 },
    })
    for (const language of languages) {
      if (language === defaultLanguage) continue
      await createRecord(inside, managedEntity(Product), { ...values, language, translationOf: product })
    }
    await together.write((manager) => records.update(manager, BoughtItem, item, { product }, { by: context }))
    return product
  })
}

/** The id that the product will have, which is the number of its pair. */
async function claim(
  manager: EntityManager,
  context: Context,
  id: number,
): Promise<{ item: BoughtItem & Row; product: number }> {
  const locked = (await lockExistingRow(manager, managedEntity(BoughtItem), id)) as BoughtItem & Row
  const product = await reserveId(manager, managedEntity(Product).name)
  const where = { productPair: IsNull() }
  const item = await records.update(manager, BoughtItem, locked, { productPair: product }, { by: context, where })
  if (!item) throw new ShopError('CONFLICT', { message: { key: 'buying.isProduct' } })
  return { item, product }
}
