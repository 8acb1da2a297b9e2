import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { dropColumns } from './changeColumns.js'
import { int, json, nullable, table, varchar } from './columns.js'

/** The metadata of images in the media library, and the addresses of replaced images. */
export class MediaLibrary1763700000010 implements MigrationInterface {
  private readonly columns = [varchar('folder', 41), int('record'), json('alt'), int('focus_x'), int('focus_y')].map(
    (column) => new TableColumn(nullable(column)),
  )

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumns('media', this.columns)
    await queryRunner.createTable(
      table('replaced_media', [varchar('url', 200), varchar('replacement', 200)], {
        primary: ['url'],
        references: [{ column: 'replacement', table: 'media', to: 'url', onDelete: 'CASCADE' }],
      }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('replaced_media')
    await dropColumns(
      queryRunner,
      'media',
      this.columns.map(({ name }) => name),
    )
  }
}
