import type { Database } from '../../kernel/database/Database.js'
import { records } from '../../kernel/records/records.js'
import { languages } from '../../kernel/shared/screens.js'
import { MailText } from './MailText.js'
import { mailKindChoice } from './mailRegistry.js'

/**
 * Adds the records of mails that the product did not send before, with nothing changed. Several instances may do so at
 * once.
 */
export async function ensureMailTexts(database: Database): Promise<void> {
  const wanted = mailKindChoice.values.flatMap((kind) => languages.map((language) => ({ kind, language })))
  if ((await missing()).length === 0) return
  await database.writeAlone((alone) =>
    alone.write(async (manager) => {
      for (const each of await missing())
        await records.insert(manager, MailText, { ...each, subject: null, body: null })
    }),
  )

  async function missing() {
    const stored = await database.reader.find(MailText, { select: { kind: true, language: true } })
    const has = new Set(stored.map(({ kind, language }) => `${kind} ${language}`))
    return wanted.filter(({ kind, language }) => !has.has(`${kind} ${language}`))
  }
}
