import { In } from 'typeorm'
import type { Person, PersonalData } from '../customers/PersonalData.js'
import { ImportRow } from './ImportRow.js'

/** The rows of files that are about a customer: by the record, or by the address of one that was never written. */
async function rowsAbout({ manager, whose, emails }: Person): Promise<ImportRow[]> {
  const own = await manager.findBy(ImportRow, { entity: 'customer', record: In(whose.map(({ id }) => id)) })
  const found = new Map(own.map((row) => [row.id, row]))
  for (const email of emails.filter((each) => each !== '')) {
    const named = await manager
      .createQueryBuilder(ImportRow, 'row')
      .where("LOWER(row.cells) LIKE :email ESCAPE '!'", { email: `%${email.toLowerCase().replace(/[!%_]/g, '!$&')}%` })
      .getMany()
    for (const row of named) found.set(row.id, row)
  }
  return [...found.values()]
}

export const importedCustomer: PersonalData = {
  name: 'imports',
  read: async (person) => (await rowsAbout(person)).map(({ number, cells }) => ({ row: number, cells })),
  async erase(person) {
    const ids = (await rowsAbout(person)).map(({ id }) => id)
    if (ids.length > 0) await person.manager.delete(ImportRow, { id: In(ids) })
  },
}
