import type { EntityManager } from 'typeorm'
import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { slugOf } from '../../kernel/records/writeWithUrl.js'
import { NewsCategory } from './NewsCategory.js'

const max = 80

type Category = NewsCategory & Row

/** Gives a category a value of its own where it has none; that of its translation is the same. */
export const categoryHooks: WriteHooks = {
  async prepare({ services: { database } }, _sent, whole) {
    const { id = null, value, title, language } = whole as Partial<Category>
    if (value || !title || !language) return {}
    return { value: await freeValue(database.reader, slugOf(title, max), language, id) }
  },
}

/** The first of a value with and without a number that no other category of the language has. */
async function freeValue(manager: EntityManager, wanted: string, language: string, id: number | null): Promise<string> {
  const others = (await manager.findBy(NewsCategory, { language } as object)) as Category[]
  const taken = new Set(others.filter((other) => other.id !== id).map(({ value }) => value))
  for (let number = 1; ; number++) {
    const value = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(value)) return value
  }
}
