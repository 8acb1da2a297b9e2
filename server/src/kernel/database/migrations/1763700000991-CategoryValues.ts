import slugify from '@sindresorhus/slugify'
import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { index, nullable, varchar } from './columns.js'
import { batches, write } from './keysOfTexts.js'

/** Of the categories that every database began with, whose pairs are 1, 3, 5 … */
const standard = [
  'phishing-mail',
  'phishing-sms',
  'phishing-whatsapp',
  'spam',
  'general',
  'software',
  'internet',
  'security',
]

/** Categories of news have a value: that of the specification, else made from their first title. */
export class CategoryValues1763700000991 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'news_category', [nullable(varchar('value', 80)), nullable(varchar('value_key', 80))])
    const rows: { id: number; pair: number; title: string }[] = []
    for await (const batch of batches(queryRunner, 'news_category', ['pair', 'title'])) {
      rows.push(...batch.map(({ id, pair, title }) => ({ id, pair: Number(pair), title: title ?? '' })))
    }
    const values = new Map(standard.map((value, place) => [2 * place + 1, value]))
    for (const { pair, title } of rows) {
      if (!values.has(pair))
        values.set(pair, free(slugify(title, { decamelize: false }).slice(0, 70) || 'item', new Set(values.values())))
    }
    await write(
      queryRunner,
      'news_category',
      ['value', 'value_key'],
      rows.map(({ id, pair }) => ({ id, keys: [values.get(pair) ?? null, values.get(pair) ?? null] })),
    )
    await queryRunner.createIndex('news_category', index('news_category', ['language', 'value_key'], true))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'news_category', ['value', 'value_key'])
  }
}

function free(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const value = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(value)) return value
  }
}
