import { openFilled } from './filledDatabase.mjs'

/**
 * @typedef {import('./filledDatabase.mjs').FilledDatabase} FilledDatabase
 *
 * @typedef {object} Kind how the rows of a table are multiplied
 * @property {number} rows how many there are to be at full size
 * @property {Record<string, string>} [own] the columns that a copy has of its own, in SQL that both databases understand; `n`
 *   is its number from 1 on, `moment` an instant and `day` a day of the years before, `id` its id
 * @property {boolean} [isTranslated] whether half of them are the English version of the other half
 * @property {string} [of] the rows that are copied, in SQL; all that the demo has when not given
 */

/** Above all ids of the demo. */
export const firstId = 1_000_000

/** Minutes between two jobs, so that two hundred thousand of them spread over some four years. */
const minutesApart = 10

/** One of a hundred jobs of the last weeks is at work; the rest is finished. */
const openEvery = 251

const job = {
  number: "SUBSTR(day, 3, 2) || '-' || (100000 + n)",
  number_order: 'SUBSTR(day, 3, 2) * 1000000 + 100000 + n',
  created_at: 'moment',
  updated_at: 'moment',
  customer: `${firstId} + MOD(n, {customers}) + 1`,
  device: `${firstId} + MOD(n, {devices}) + 1`,
  intake_date: 'day',
  start_date: 'day',
  promised_on: 'day',
  end_date: `CASE WHEN MOD(n, ${openEvery}) = 0 THEN NULL ELSE day END`,
  picked_up_at: `CASE WHEN MOD(n, ${openEvery}) = 0 THEN NULL ELSE moment END`,
  paid_at: `CASE WHEN MOD(n, ${openEvery}) = 0 THEN NULL ELSE moment END`,
  is_open: `CASE WHEN MOD(n, ${openEvery}) = 0 THEN 1 ELSE 0 END`,
  warranty_until: 'day',
}
const openStatus = (/** @type {string} */ working) =>
  `CASE WHEN MOD(n, ${openEvery}) <> 0 THEN 'finished' WHEN MOD(n, 3) = 0 THEN 'waiting' ELSE '${working}' END`
const titled = (/** @type {string} */ word) => ({
  title: `title || ' ' || n`,
  title_key: `title_key || ' ' || n`,
  url: `'${word}-' || id`,
  created_at: 'moment',
  updated_at: 'moment',
})
const dated = { created_at: 'moment', updated_at: 'moment' }
const message = { ...dated, name: `name || ' ' || n`, is_read: 'CASE WHEN MOD(n, 997) = 0 THEN 0 ELSE 1 END' }

/** In the order in which their foreign keys want them; `{customers}` and `{devices}` are how many of those there are. */
/** @type {Record<string, Kind>} */
const kinds = {
  customer: {
    rows: 50_000,
    of: "role = 'cms-status-user'",
    own: {
      ...dated,
      name: `name || ' ' || n`,
      email: `'bezoeker-' || n || '@example.com'`,
      email_key: `'bezoeker-' || n || '@example.com'`,
      demo: '0',
      role: "'cms-status-user'",
      last_login_at: 'moment',
    },
  },
  device: { rows: 100_000, own: { ...dated, customer: `${firstId} + MOD(n, {customers}) + 1` } },
  news_item: { rows: 100_000, isTranslated: true, own: titled('bericht') },
  tip: { rows: 100_000, isTranslated: true, own: titled('tip') },
  product: {
    rows: 100_000,
    isTranslated: true,
    own: { ...titled('product'), stock: 'MOD(n, 40)', price: '1000 + 100 * MOD(n, 900)' },
  },
  review: {
    rows: 100_000,
    own: { ...dated, written_on: 'day', visible: 'CASE WHEN MOD(n, 997) = 0 THEN 0 ELSE 1 END' },
  },
  zzp_product: { rows: 100_000, own: { ...dated, title: `title || ' ' || n` } },
  stock_movement: { rows: 100_000, own: { at: 'moment' } },
  email: { rows: 100_000, own: message },
  email_phone: { rows: 100_000, own: message },
  email_remote_assistance: { rows: 100_000, own: message },
  status_repair: { rows: 100_000, own: { ...job, status: openStatus('in-treatment') } },
  status_new_pc: {
    rows: 100_000,
    own: {
      ...job,
      number: "SUBSTR(day, 3, 2) || '-' || (400000 + n)",
      number_order: 'SUBSTR(day, 3, 2) * 1000000 + 400000 + n',
      status: openStatus('assembling'),
    },
  },
  quote: {
    rows: 100_000,
    own: {
      ...dated,
      job_kind: "'statusRepair'",
      job: 'id',
      edition: '1',
      customer: `${firstId} + MOD(n, {customers}) + 1`,
      status: "CASE WHEN MOD(n, 3) = 0 THEN 'declined' ELSE 'accepted' END",
      sent_at: 'moment',
      valid_until: 'day',
      expires_at: 'moment',
      decided_at: 'moment',
    },
  },
  job_message: {
    rows: 100_000,
    own: {
      entity: "'statusRepair'",
      job: 'id',
      at: 'moment',
      key_hash: 'NULL',
      read_at: 'moment',
      answered_at: 'CASE WHEN MOD(n, 9973) = 0 THEN NULL ELSE moment END',
    },
  },
  internal_note: { rows: 100_000, own: { entity: "'statusRepair'", job: 'id', at: 'moment' } },
  appointment: {
    rows: 100_000,
    own: {
      ...dated,
      starts_at: 'moment',
      ends_at: 'moment',
      busy_from: 'moment',
      busy_until: 'moment',
      uid: `'uid-' || n`,
      customer: `${firstId} + MOD(n, {customers}) + 1`,
      email_key: 'NULL',
      phone_digits: 'NULL',
      status_repair: 'NULL',
      status_new_pc: 'NULL',
    },
  },
  reservation: { rows: 100_000, own: { ...dated, collect_before: 'moment', ended_at: 'moment', state: "'collected'" } },
}

/** Rows that the demo has none of, or not in such numbers: their columns, in the same SQL. */
/** @type {Record<string, Required<Pick<Kind, 'rows' | 'own'>>>} */
const fresh = {
  revision: {
    rows: 300_000,
    own: {
      id: 'id',
      entity: "CASE WHEN MOD(n, 2) = 0 THEN 'statusRepair' ELSE 'product' END",
      record: `${firstId} + MOD(n, 100000) + 1`,
      version: '1 + MOD(n, 5)',
      action: "'update'",
      user: '1',
      user_name: "'Sophie Visser'",
      at: 'moment',
      changes: `'{"status":{"from":"waiting","to":"finished"}}'`,
    },
  },
  job_number: {
    rows: 200_000,
    own: {
      year: 'CASE WHEN n > 100000 THEN 2002 ELSE 2001 END',
      sequence: '100000 + n',
      entity: "CASE WHEN n > 100000 THEN 'statusNewPc' ELSE 'statusRepair' END",
      job: `${firstId} + CASE WHEN n > 100000 THEN n - 100000 ELSE n END`,
    },
  },
  job_change: {
    rows: 400_000,
    own: {
      id: 'id',
      entity: "CASE WHEN MOD(n, 2) = 0 THEN 'statusRepair' ELSE 'statusNewPc' END",
      job: `${firstId} + CASE WHEN n > 200000 THEN (n - 200001) DIV_2 ELSE (n - 1) DIV_2 END + 1`,
      at: 'moment',
      user_name: "'Sophie Visser'",
      from: "CASE WHEN n > 200000 THEN 'waiting' ELSE NULL END",
      to: "CASE WHEN n > 200000 THEN 'finished' ELSE 'waiting' END",
      is_noticed: '1',
    },
  },
  outgoing_mail: {
    rows: 100_000,
    own: {
      id: 'id',
      version: '1',
      created_at: 'moment',
      updated_at: 'moment',
      recipient: "'bezoeker-' || n || '@example.com'",
      subject: "'Je reparatie is klaar ' || n",
      text: "'Je kunt hem komen ophalen. Bericht ' || n",
      language: "'nl'",
      is_secret: '0',
      attempts: '1',
      sent_at: 'moment',
    },
  },
  sign_in: {
    rows: 100_000,
    own: {
      id: 'id',
      version: '1',
      created_at: 'moment',
      updated_at: 'moment',
      email: "'admin@example.com'",
      outcome: "'signed-in'",
      network: "'192.0.2.1'",
      user: '1',
    },
  },
  webhook_delivery: {
    rows: 100_000,
    own: {
      id: 'id',
      version: '1',
      created_at: 'moment',
      updated_at: 'moment',
      event: "'content-changed'",
      webhook: '1',
      status: "'delivered'",
      body: "'{}'",
      message_id: "'message-' || n",
      attempts: '1',
      delivered_at: 'moment',
    },
  },
}

/**
 * Multiplies the rows of a stopped demo shop until it is one of many years. Written to the database directly: how fast a
 * shop adds records is not measured. The search index gets what it has of the records that were copied.
 * @param {string} address of its database, as in `DATABASE_URL`
 * @param {number} [scale] 1 for two hundred thousand jobs, 0.1 for a tenth of everything
 */
export async function fillShop(address, scale = 1) {
  const database = await openFilled(address)
  const rowsOf = (/** @type {{rows: number}} */ { rows }) => Math.max(2, Math.round((rows * scale) / 2) * 2)
  const sizes = { '{customers}': 'customer', '{devices}': 'device' }
  const sized = (/** @type {string} */ sql) =>
    Object.entries(sizes).reduce(
      (text, [name, table]) => text.replaceAll(name, String(rowsOf(kinds[table] ?? { rows: 2 }))),
      sql.replaceAll('DIV_2', database.halved),
    )
  try {
    await database.begin(Math.max(...[...Object.values(kinds), ...Object.values(fresh)].map(rowsOf)), minutesApart)
    for (const [table, kind] of Object.entries(kinds)) await multiply(table, kind)
    for (const [table, kind] of Object.entries(fresh)) {
      const names = Object.keys(kind.own).map((name) => `"${name}"`)
      const values = Object.values(kind.own).map(sized)
      await database.run(
        `INSERT INTO "${table}" (${names}) SELECT ${values} FROM (SELECT n, moment, day, ${firstId} + n AS id FROM growth_number) number WHERE n <= ${rowsOf(kind)}`,
      )
    }
    await database.run(`UPDATE id_sequence SET "next" = ${10 * firstId}`)
    await database.end()
  } finally {
    await database.close()
  }

  /**
   * @param {string} table
   * @param {Kind} kind
   */
  async function multiply(table, kind) {
    const columns = await database.columnsOf(table)
    const languages = kind.isTranslated ? ['nl', 'en'] : [null]
    for (const [place, language] of languages.entries()) {
      const where = [kind.of ?? '1 = 1', ...(language === null ? [] : [`language = '${language}'`])].join(' AND ')
      const each = `(SELECT copied.*, ROW_NUMBER() OVER (ORDER BY id) AS place FROM "${table}" copied WHERE ${where} AND id < ${firstId})`
      const count = `(SELECT COUNT(*) FROM "${table}" WHERE ${where} AND id < ${firstId})`
      const id = `${firstId} + ${languages.length} * n - ${languages.length - 1 - place}`
      const own = /** @type {Record<string, string>} */ ({
        ...kind.own,
        id,
        ...(columns.includes('pair') ? { pair: `${firstId} + n` } : {}),
      })
      const values = columns.map((name) => {
        const value = own[name]
        if (value === undefined) return `source."${name}"`
        return sized(value.replace(/\bid\b/g, `(${id})`).replace(/\b(title|title_key|name)\b(?= \|\|)/g, 'source."$1"'))
      })
      await database.run(
        `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) SELECT ${values}
         FROM growth_number number JOIN ${each} source ON source.place = MOD(n, ${count}) + 1
         WHERE n <= ${rowsOf(kind) / languages.length}`,
      )
    }
  }
}
