import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, json, nullable, table, text, varchar } from './columns.js'

/** The shop itself, with the one record that describes it; what nobody has filled in yet is empty. */
export class ShopSettings1763700000301 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'shop_settings',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('name', 80),
          nullable(varchar('slogan_nl', 200)),
          nullable(varchar('slogan_en', 200)),
          nullable(varchar('phone', 40)),
          nullable(varchar('whatsapp', 40)),
          nullable(varchar('email', 200)),
          json('social_links'),
          nullable(varchar('street', 120)),
          nullable(varchar('postal_code', 12)),
          nullable(varchar('city', 80)),
          varchar('country', 40),
          nullable({ name: 'latitude', type: 'double' }),
          nullable({ name: 'longitude', type: 'double' }),
          nullable(varchar('chamber_of_commerce', 20)),
          nullable(varchar('vat_number', 20)),
          nullable(int('vat_standard')),
          nullable(int('vat_reduced')),
          nullable(varchar('bank_account', 42)),
          nullable(varchar('reply_time_contact', 40)),
          nullable(varchar('reply_time_phone', 40)),
          nullable(varchar('reply_time_remote_assistance', 40)),
          nullable(varchar('remote_support_url', 300)),
          nullable(text('remote_support_instructions_nl')),
          nullable(text('remote_support_instructions_en')),
          json('opening_hours'),
        ],
        { indexes: [['created_at'], ['updated_at']] },
      ),
    )
    const now = new Date().toISOString()
    await queryRunner.query(
      'INSERT INTO shop_settings (id, version, created_at, updated_at, name, country, social_links, opening_hours) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      [1, 1, now, now, '', 'NL', '[]', '[]'],
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('shop_settings')
  }
}
