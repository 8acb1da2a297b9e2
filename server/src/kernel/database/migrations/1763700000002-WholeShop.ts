import type { MigrationInterface, QueryRunner } from 'typeorm'
import { boolean, generatedId, image, instant, int, json, nullable, startIds, table, text, varchar } from './columns.js'

const recordColumns = [int('id'), int('version'), instant('created_at'), instant('updated_at')]
const languageColumns = [...recordColumns, varchar('language', 40)]
const translatedColumns = [...languageColumns, int('pair')]
const onePerLanguage = ['pair', 'language']

const session = (user: string) =>
  table('session', [varchar('token_hash', 64), int('user'), instant('expires_at')], {
    primary: ['token_hash'],
    indexes: [['expires_at']],
    references: [{ column: 'user', table: user, onDelete: 'CASCADE' }],
  })

const user = table(
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
)

const customer = table(
  'customer',
  [
    ...recordColumns,
    varchar('name', 120),
    varchar('email', 200),
    varchar('email_key', 200),
    nullable(varchar('phone_number', 40)),
    nullable(varchar('address', 120)),
    nullable(varchar('house_number', 20)),
    nullable(varchar('zip_code', 12)),
    varchar('language', 40),
    varchar('role', 40),
    boolean('status_user'),
    int('login_count'),
    nullable(varchar('password_hash', 200)),
    boolean('demo'),
  ],
  { unique: [['email_key']] },
)

const serviceColumns = [
  ...translatedColumns,
  varchar('title', 120),
  nullable(text('intro')),
  nullable(varchar('icon', 40)),
  varchar('background_color', 40),
]

const job = (name: string) =>
  table(
    name,
    [
      ...recordColumns,
      int('customer'),
      nullable(varchar('current_status', 160)),
      nullable(text('description')),
      nullable(text('description_problem')),
      nullable(text('what_has_been_done')),
      nullable(varchar('intake_date', 10)),
      nullable(varchar('start_date', 10)),
      nullable(varchar('end_date', 10)),
      nullable(int('costs')),
      json('used_parts'),
      boolean('including_vat'),
      varchar('status', 40),
    ],
    {
      indexes: [['customer', 'created_at']],
      references: [{ column: 'customer', table: 'customer', onDelete: 'NO ACTION' }],
    },
  )

const messageColumns = [...recordColumns, varchar('language', 40), boolean('is_read'), varchar('name', 120)]

const tables = [
  table(
    'tip',
    [
      ...translatedColumns,
      varchar('title', 120),
      varchar('title_key', 120),
      nullable(varchar('subtitle', 160)),
      nullable(text('intro')),
      nullable(text('text')),
      nullable(varchar('image', 200)),
      varchar('url', 120),
    ],
    {
      unique: [onePerLanguage, ['language', 'title_key'], ['url']],
      indexes: [['language', 'created_at']],
      references: [image('image')],
    },
  ),
  table('service_group', serviceColumns, { unique: [onePerLanguage] }),
  table('service', [...serviceColumns, nullable(int('group'))], {
    unique: [onePerLanguage],
    references: [{ column: 'group', table: 'service_group' }],
  }),
  table('review', [...languageColumns, varchar('name', 80), text('text'), nullable(varchar('source', 80))]),
  table('zzp_product', [...recordColumns, varchar('title', 120), int('stock')]),
  table(
    'stock_movement',
    [
      generatedId(),
      int('product'),
      instant('at'),
      nullable(int('user')),
      nullable(varchar('user_name', 120)),
      int('delta'),
      int('stock'),
    ],
    { references: [{ column: 'product', table: 'zzp_product', onDelete: 'CASCADE' }] },
  ),
  table('email', [...messageColumns, varchar('email', 200), nullable(varchar('phone', 40)), text('message')]),
  table('email_phone', [
    ...messageColumns,
    varchar('phone', 40),
    nullable(varchar('email', 200)),
    text('description_problem'),
  ]),
  table('email_remote_assistance', [
    ...messageColumns,
    varchar('email', 200),
    nullable(varchar('phone', 40)),
    text('description_problem'),
  ]),
  table(
    'outgoing_mail',
    [
      ...recordColumns,
      varchar('recipient', 200),
      varchar('subject', 200),
      text('text'),
      nullable(varchar('reply_to', 200)),
      varchar('language', 40),
      boolean('is_secret'),
      int('attempts'),
      nullable(instant('next_attempt_at')),
      nullable(instant('claimed_until')),
      nullable(instant('sent_at')),
      nullable(varchar('last_error', 400)),
    ],
    { indexes: [['next_attempt_at']] },
  ),
  job('status_new_pc'),
  job('status_repair'),
  table(
    'job_change',
    [
      generatedId(),
      varchar('entity', 40),
      int('job'),
      instant('at'),
      nullable(varchar('user_name', 120)),
      nullable(varchar('from', 40)),
      varchar('to', 40),
      nullable(text('note')),
      boolean('is_noticed'),
    ],
    { indexes: [['entity', 'job']] },
  ),
  table(
    'internal_note',
    [
      generatedId(),
      varchar('entity', 40),
      int('job'),
      instant('at'),
      nullable(varchar('user_name', 120)),
      text('text'),
    ],
    { indexes: [['entity', 'job']] },
  ),
  table(
    'accountant_download',
    [...recordColumns, varchar('title', 120), nullable(text('description')), int('accountant')],
    {
      unique: [['accountant']],
      references: [{ column: 'accountant', table: 'customer', onDelete: 'NO ACTION' }],
    },
  ),
  table(
    'access_token',
    [
      ...recordColumns,
      varchar('name', 120),
      varchar('role', 40),
      nullable(instant('last_used_at')),
      varchar('token_hash', 64),
    ],
    { unique: [['token_hash']] },
  ),
  table('password_token', [varchar('token_hash', 64), int('user'), instant('expires_at')], {
    primary: ['token_hash'],
    indexes: [['expires_at']],
    references: [{ column: 'user', table: 'customer', onDelete: 'CASCADE' }],
  }),
]

const startedEntities = [
  'tip',
  'service',
  'serviceGroup',
  'review',
  'zzpProduct',
  'email',
  'emailPhone',
  'emailRemoteAssistance',
  'outgoingMail',
  'statusNewPc',
  'statusRepair',
  'accountantDownload',
  'accessToken',
]

/** The other tables of the shop. Accounts become customers with the same ids; all sessions end. */
export class WholeShop1763700000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(customer)
    await queryRunner.query(`
      INSERT INTO customer (id, version, created_at, updated_at, name, email, email_key, language, role, status_user,
        login_count, password_hash, demo)
      SELECT id, 1, created_at, created_at, name, email, email_key, 'nl', role, 1, login_count, password_hash, demo
      FROM user`)
    const [{ last }] = await queryRunner.query('SELECT COALESCE(MAX(id), 0) AS last FROM customer')
    await startIds(queryRunner, 'customer', Number(last) + 1)
    await queryRunner.dropTable('session')
    await queryRunner.dropTable('user')
    await queryRunner.createTable(session('customer'))
    for (const each of tables) await queryRunner.createTable(each)
    for (const entity of startedEntities) await startIds(queryRunner, entity)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const each of tables.toReversed()) await queryRunner.dropTable(each)
    await queryRunner.createTable(user)
    await queryRunner.query(`
      INSERT INTO user (id, name, email, email_key, role, password_hash, login_count, demo, created_at)
      SELECT id, name, email, email_key, role, password_hash, login_count, demo, created_at FROM customer`)
    await queryRunner.dropTable('session')
    await queryRunner.dropTable('customer')
    await queryRunner.createTable(session('user'))
  }
}
