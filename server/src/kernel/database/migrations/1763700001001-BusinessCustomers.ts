import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, nullable, text, varchar } from './columns.js'

/** Customers who come for a company, what they call a job, and the numbers by which products are bought and scanned. */
export class BusinessCustomers1763700001001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(
      queryRunner,
      'customer',
      [
        nullable(varchar('city', 80)),
        nullable(varchar('company', 120)),
        nullable(varchar('company_key', 120)),
        nullable(varchar('kvk_number', 20)),
        nullable(varchar('vat_number', 20)),
        nullable(varchar('invoice_email', 200)),
        nullable(text('invoice_address')),
        nullable(int('payment_days')),
      ],
      { indexes: [['company_key']] },
    )
    await addColumns(queryRunner, 'status_new_pc', [
      nullable(varchar('reference', 60)),
      nullable(varchar('reference_key', 60)),
    ])
    await addColumns(queryRunner, 'status_repair', [
      nullable(varchar('reference', 60)),
      nullable(varchar('reference_key', 60)),
    ])
    await addColumns(queryRunner, 'product', [
      nullable(varchar('sku', 40)),
      nullable(varchar('sku_key', 40)),
      nullable(varchar('gtin', 14)),
      nullable(varchar('gtin_key', 14)),
      nullable(int('vat')),
      nullable(varchar('supplier', 80)),
    ])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'product', ['sku', 'sku_key', 'gtin', 'gtin_key', 'vat', 'supplier'])
    await dropColumns(queryRunner, 'status_new_pc', ['reference', 'reference_key'])
    await dropColumns(queryRunner, 'status_repair', ['reference', 'reference_key'])
    await dropColumns(queryRunner, 'customer', [
      'city',
      'company',
      'company_key',
      'kvk_number',
      'vat_number',
      'invoice_email',
      'invoice_address',
      'payment_days',
    ])
  }
}
