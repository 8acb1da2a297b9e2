import { readFileSync, writeFileSync } from 'node:fs'
import { readCatalogue } from './catalogues.mjs'
import { inRoot } from './root.mjs'

const server = 'server/src/kernel/i18n'
const site = 'site/src/kernel/i18n'
const admin = 'admin/src/kernel/i18n'

/**
 * Texts that a front end says before the server is asked, or instead of it, by where they are written: one wording per
 * error, wherever it is met. That a field is required the back office says in words of its own, as specified.
 * @type {Array<{from: string, to: string, keys: Record<string, string>}>} `to` as far as the language; key in `to` -> key in `from`
 */
const derived = [
  {
    from: server,
    to: `${site}/words.`,
    keys: {
      'notice.notLoggedIn': 'error.UNAUTHENTICATED',
      'notice.noPermission': 'error.FORBIDDEN',
      'notice.otherRole': 'error.OTHER_ROLE',
      'problem.other': 'error.INTERNAL',
      'form.required': 'field.required',
      'form.max': 'field.max',
      'form.email': 'field.email',
      'form.notPhone': 'field.phone',
      'form.sent': 'message.sent',
      'form.sent.remoteAssistance': 'message.remoteAssistanceSent',
    },
  },
  {
    from: server,
    to: `${admin}/start.`,
    keys: {
      'failure.forbidden': 'error.FORBIDDEN',
      'failure.other': 'error.INTERNAL',
    },
  },
  { from: site, to: `${admin}/start.`, keys: { 'failure.noAnswer': 'problem.noResponse' } },
]

/**
 * Compares the texts that are derived from another catalogue with what they are derived from.
 * @param {{write?: boolean}} [options] write: puts them right instead
 * @returns {Promise<string[]>} one line for each that differs
 */
export async function deriveTexts({ write = false } = {}) {
  const faults = []
  for (const { from, to, keys } of derived) {
    for (const language of ['nl', 'en']) {
      const file = `${to}${language}.json`
      const source = await readCatalogue(from === server ? `${from}/${language}.ts` : `${from}/words.${language}.json`)
      const texts = JSON.parse(readFileSync(inRoot(file), 'utf8'))
      for (const [key, of] of Object.entries(keys)) {
        const text = source.get(of)
        // In ICU's notation a quotation mark before a placeholder would quote it.
        const wanted = from === server ? text?.replaceAll("'", "''") : text
        if (texts[key] === wanted) continue
        faults.push(`${file}: "${key}" differs from "${of}" of ${from}; npm run generate derives it`)
        texts[key] = wanted
      }
      if (write) writeFileSync(inRoot(file), `${JSON.stringify(texts, null, 2)}\n`)
    }
  }
  return faults
}
