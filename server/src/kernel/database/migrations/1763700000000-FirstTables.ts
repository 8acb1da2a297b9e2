import type { MigrationInterface, QueryRunner } from 'typeorm'
import {
  boolean,
  generatedId,
  image,
  instant,
  int,
  json,
  nullable,
  requiredImage,
  startIds,
  table,
  text,
  varchar,
} from './columns.js'

const recordColumns = [int('id'), int('version'), instant('created_at'), instant('updated_at')]
const languageColumns = [...recordColumns, varchar('language', 40)]
const translatedColumns = [...languageColumns, int('pair')]
const onePerLanguage = ['pair', 'language']

const tables = [
  table(
    'media',
    [
      varchar('url', 200),
      int('width'),
      int('height'),
      varchar('original_name', 200),
      int('bytes'),
      instant('created_at'),
    ],
    {
      primary: ['url'],
    },
  ),
  table(
    'user',
    [
      generatedId(),
      varchar('name', 120),
      varchar('email', 200),
      varchar('email_key', 200),
      varchar('role', 40),
      nullable(varchar('password_hash', 200)),
      int('login_count'),
      boolean('demo'),
      instant('created_at'),
    ],
    { unique: [['email_key']] },
  ),
  table('session', [varchar('token_hash', 64), int('user'), instant('expires_at')], {
    primary: ['token_hash'],
    indexes: [['expires_at']],
    references: [{ column: 'user', table: 'user', onDelete: 'CASCADE' }],
  }),
  table('login_attempt', [varchar('address_hash', 64), int('failures'), instant('expires_at')], {
    primary: ['address_hash'],
    indexes: [['expires_at']],
  }),
  table('id_sequence', [varchar('entity', 40), int('next')], { primary: ['entity'] }),
  table('redirect', [varchar('entity', 40), varchar('language', 2), varchar('path', 700), int('record')], {
    primary: ['entity', 'language', 'path'],
    indexes: [['record']],
  }),
  table(
    'revision',
    [
      generatedId(),
      varchar('entity', 40),
      int('record'),
      int('version'),
      varchar('action', 10),
      nullable(int('user')),
      nullable(varchar('user_name', 120)),
      instant('at'),
      json('changes'),
    ],
    { indexes: [['entity', 'record']] },
  ),
  table('news_category', [...translatedColumns, varchar('title', 80), varchar('title_key', 80)], {
    unique: [onePerLanguage, ['language', 'title_key']],
  }),
  table('news_group', [...translatedColumns, varchar('title', 80), varchar('title_key', 80)], {
    unique: [onePerLanguage, ['language', 'title_key']],
  }),
  table(
    'news_item',
    [
      ...translatedColumns,
      varchar('title', 120),
      varchar('title_key', 120),
      nullable(varchar('subtitle', 160)),
      nullable(text('intro')),
      nullable(text('text')),
      nullable(int('category')),
      nullable(int('group')),
      boolean('show_in_overview'),
      boolean('is_teaser'),
      nullable(text('intro_overview')),
      varchar('overview_image', 200),
      nullable(varchar('header_image', 200)),
      nullable(varchar('image', 200)),
      boolean('show_action_btn'),
      nullable(varchar('action_btn_title', 40)),
      varchar('url', 120),
      nullable(text('seo_description')),
      nullable(varchar('facebook_image', 200)),
    ],
    {
      unique: [onePerLanguage, ['language', 'title_key'], ['url']],
      indexes: [
        ['language', 'created_at'],
        ['language', 'show_in_overview', 'created_at'],
      ],
      references: [
        { column: 'category', table: 'news_category' },
        { column: 'group', table: 'news_group' },
        requiredImage('overview_image'),
        image('header_image'),
        image('image'),
        image('facebook_image'),
      ],
    },
  ),
  table('feature', [...languageColumns, varchar('title', 120), varchar('icon', 40)]),
  table(
    'product',
    [
      ...translatedColumns,
      varchar('title', 120),
      varchar('title_key', 120),
      nullable(varchar('brand', 60)),
      varchar('product_type', 40),
      varchar('condition', 40),
      nullable(varchar('size', 40)),
      int('price'),
      int('stock'),
      nullable(text('specifications')),
      nullable(varchar('image', 200)),
      varchar('url', 120),
    ],
    {
      unique: [onePerLanguage, ['language', 'title_key'], ['url']],
      indexes: [['language', 'created_at']],
      references: [image('image')],
    },
  ),
  table(
    'page',
    [
      ...translatedColumns,
      varchar('title', 120),
      nullable(varchar('subtitle', 160)),
      boolean('show_subtitle'),
      nullable(text('intro')),
      boolean('show_intro'),
      json('blocks'),
      nullable(varchar('image', 200)),
      boolean('show_slider'),
      json('slider_images'),
      boolean('show_action_btn'),
      nullable(varchar('action_btn_title', 40)),
      nullable(varchar('menu_title', 40)),
      nullable(varchar('menu_title_key', 40)),
      nullable(int('belongs_to')),
      boolean('visible'),
      boolean('visible_in_menu'),
      nullable(int('position_in_menu')),
      boolean('visible_in_top_menu'),
      nullable(int('position_in_top_menu')),
      boolean('visible_in_footer_menu'),
      nullable(int('position_in_footer_menu')),
      varchar('url', 120),
      varchar('full_url', 700),
      nullable(text('seo_description')),
      nullable(varchar('facebook_image', 200)),
    ],
    {
      unique: [onePerLanguage, ['language', 'menu_title_key'], ['url'], ['language', 'full_url']],
      references: [{ column: 'belongs_to', table: 'page' }, image('image'), image('facebook_image')],
    },
  ),
]

export class FirstTables1763700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (queryRunner.connection.options.type !== 'better-sqlite3') {
      // Comparison is by bytes, as in SQLite; case-insensitive comparison has columns of its own.
      await queryRunner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin')
    }
    for (const each of tables) await queryRunner.createTable(each)
    for (const entity of ['page', 'newsItem', 'newsCategory', 'newsGroup', 'feature', 'product']) {
      await startIds(queryRunner, entity)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const each of tables.toReversed()) await queryRunner.dropTable(each)
  }
}
