import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The eight categories of the specification in both languages, with pairs of ids: 1 and 2, 3 and 4 … */
const categories = [
  { nl: 'phishing-mail', en: 'phishing-mail' },
  { nl: 'phishing-sms', en: 'phishing-sms' },
  { nl: 'phishing-whatsapp', en: 'phishing-whatsapp' },
  { nl: 'spam', en: 'spam' },
  { nl: 'algemeen', en: 'general' },
  { nl: 'software', en: 'software' },
  { nl: 'internet', en: 'internet' },
  { nl: 'beveiliging', en: 'security' },
]

/** Inserts the categories, which every new database has, with or without the demo. */
export class NewsCategories1763700000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Preserved when this migration was reverted earlier.
    if ((await queryRunner.query('SELECT id FROM news_category LIMIT 1')).length > 0) return
    const now = new Date().toISOString()
    const rows = categories.flatMap((titles, index) =>
      (['nl', 'en'] as const).map((language, offset) => ({
        id: 2 * index + 1 + offset,
        version: 1,
        createdAt: now,
        updatedAt: now,
        language,
        pair: 2 * index + 1,
        title: titles[language],
        titleKey: titles[language],
      })),
    )
    for (const row of rows) {
      await queryRunner.query(
        'INSERT INTO news_category (id, version, created_at, updated_at, language, pair, title, title_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        Object.values(row),
      )
    }
    await queryRunner.query("UPDATE id_sequence SET next = ? WHERE entity = 'newsCategory'", [rows.length + 1])
  }

  /** Not deleted: news items refer to them, and the shop may have added its own. */
  async down(): Promise<void> {}
}
