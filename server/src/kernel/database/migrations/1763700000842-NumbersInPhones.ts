import type { MigrationInterface, QueryRunner } from 'typeorm'
import { e164Of, phoneDigits } from '../../fields/phoneForms.js'
import { batches, write } from './keysOfTexts.js'

/** The texts in which phone numbers are read, with the columns of what was read. */
const phones = [
  { name: 'customer', written: 'phone_number', international: 'phone_e164', digits: 'phone_digits' },
  {
    name: 'status_repair',
    written: 'contact_phone',
    international: 'contact_phone_e164',
    digits: 'contact_phone_digits',
  },
  {
    name: 'status_new_pc',
    written: 'contact_phone',
    international: 'contact_phone_e164',
    digits: 'contact_phone_digits',
  },
  { name: 'appointment', written: 'phone_number', international: null, digits: 'phone_digits' },
]

/** Phone numbers that stand among remarks are read again. */
export class NumbersInPhones1763700000842 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const [shop] = await queryRunner.query('SELECT country FROM shop_settings')
    const country = shop?.country ?? 'NL'
    for (const { name, written, international, digits } of phones) {
      const columns = international === null ? [digits] : [digits, international]
      for await (const rows of batches(queryRunner, name, [written, ...columns])) {
        const read = rows.map((row) => {
          const text = row[written] ?? null
          const values = [phoneDigits(text, country), e164Of(text, country)]
          return { row, keys: values.slice(0, columns.length) }
        })
        const changed = read.filter(({ row, keys }) => columns.some((column, place) => row[column] !== keys[place]))
        await write(
          queryRunner,
          name,
          columns,
          changed.map(({ row, keys }) => ({ id: row.id, keys })),
        )
      }
    }
  }

  /** What was read before cannot be told from the texts. */
  async down(): Promise<void> {}
}
