import type { MigrationInterface, QueryRunner } from 'typeorm'
import { index } from './columns.js'

/** Galleries read the images of a folder. */
export class MediaFolders1763700000114 implements MigrationInterface {
  private readonly index = index('media', ['folder', 'created_at'], false)

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex('media', this.index)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('media', this.index)
  }
}
