import slugify from '@sindresorhus/slugify'
import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, image, index, int, json, nullable, text, varchar } from './columns.js'

const kinds = ['service', 'product', 'tip', 'news_item']
const relatedColumns = kinds.map((kind) => ({ column: `related_${kind}`, table: kind }))

const serviceColumns = [
  nullable(varchar('image', 200)),
  json('device_kinds'),
  nullable(int('price_to')),
  nullable(int('warranty_months')),
  nullable(text('search_words')),
  nullable(text('next_step')),
  varchar('url', 120),
]
const urlLength = 120

/** The categories of the specification that warn, by the titles that every database began with. */
const warnings = ['phishing-mail', 'phishing-sms', 'phishing-whatsapp', 'spam']

/** What the price finder says of services, with an address for each; what belongs to a record; categories that warn. */
export class PriceFinder1763700000731 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'service', serviceColumns, {
      existing: { device_kinds: '[]', url: '' },
      references: [image('image')],
    })
    await this.makeUrls(queryRunner)
    await queryRunner.createIndex('service', index('service', ['url'], true))
    for (const kind of kinds) {
      const columns = relatedColumns.map(({ column }) => nullable(int(column)))
      await addColumns(queryRunner, kind, columns, { references: relatedColumns })
    }
    await addColumns(queryRunner, 'news_category', [boolean('is_warning')], { existing: { is_warning: false } })
    await queryRunner.query(
      `UPDATE news_category SET is_warning = ? WHERE title_key IN (${warnings.map(() => '?').join(', ')})`,
      [1, ...warnings],
    )
  }

  /** As `kernel/records/writeWithUrl.ts` makes them: from the title, then with the language, then with a number. */
  private async makeUrls(queryRunner: QueryRunner): Promise<void> {
    const services: { id: number; language: string; title: string }[] = await queryRunner.query(
      'SELECT id, language, title FROM service ORDER BY id',
    )
    const taken = new Set<string>()
    for (const { id, language, title } of services) {
      const slug =
        slugify(title, { decamelize: false })
          .slice(0, urlLength - 8)
          .replace(/-+$/, '') || 'item'
      const candidates = [slug, `${slug}-${language}`, `${slug}-${id}`, `${slug}-${language}-${id}`]
      const url = candidates.find((each) => !taken.has(each)) ?? `item-${id}`
      taken.add(url)
      await queryRunner.query('UPDATE service SET url = ? WHERE id = ?', [url, id])
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'news_category', ['is_warning'])
    for (const kind of kinds) {
      await dropColumns(
        queryRunner,
        kind,
        relatedColumns.map(({ column }) => column),
      )
    }
    await dropColumns(
      queryRunner,
      'service',
      serviceColumns.map(({ name }) => name),
    )
  }
}
