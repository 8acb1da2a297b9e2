/**
 * Compiles the catalogues: messages are parsed at build time, so that the browser needs no parser. Messages that not
 * every page needs are a file for each subject.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const site = fileURLToPath(new URL('..', import.meta.url))
const generated = path.join(site, 'src', 'generated')
const require = createRequire(import.meta.url)
const manifest = require.resolve('@formatjs/cli/package.json')
const formatjs = path.join(path.dirname(manifest), require(manifest).bin.formatjs)

/**
 * The messages that are loaded with the screens and dialogs that need them, by subject. What no subject has is of every page;
 * site/test/screenMessages.test.ts guards that each screen names the subjects it needs.
 */
const subjects = {
  staff: /^(accounting|adminBar|preview)\./,
  appointment: /^appointment\.(title|description|intro|step|call|minutes|place)(\.|$)/,
  booking: /^appointment\./,
  consent: /^consent\.(?!open$)/,
  find: /^track\.(find|call|tooMany|title)(\.|$)/,
  lists:
    /^((filter|overview|paging|related|warranty)\.|news\.(category|feed|group|intro|related|warning)|reviews\.(ask|empty|intro)$|tips\.(help|intro|related)$)/,
  sent: /^(remote\.|form\.(\w+\.next|download|given|sent)(\.|$))/,
  messageScreen: /^form\.\w+\.(description|heading|step\w+)(\.|$)/,
  message:
    /^(dialog\.|form\.(about|appointment|contact|day|kinds|message|others?|otherPhone|phone\.|photos|question|remote|remoteAssistance|title)(\.|$|[a-z]))/,
  form: /^form\.(?!(optional|part\.\w+)$)/,
  photos: /^photos\./,
  notFound: /^notFound\./,
  priceFinder: /^priceFinder\.(?!menu$)/,
  products: /^(productFilter|products(?!\.(all|menu|title|vat)$))\./,
  quote: /^track\.(answer|decided|print|quotes?|term)(\.|$)/,
  track: /^track\./,
  reservation: /^reservation\./,
  mailStop: /^mailStop\./,
  confirmation: /^confirmation\./,
  reviewRequest: /^reviewRequest\./,
  search: /^search\./,
  session: /^((login|logout(?!\.title$)|password)\.|panel\.track(\.|$))/,
  jobState: /^(jobStatus|status\.(kind|next|device|promisedOn))(\.|$)/,
  conversation: /^conversation\./,
  status: /^(sessions|status)\./,
}
const subjectOf = (/** @type {string} */ id) => Object.entries(subjects).find(([, ids]) => ids.test(id))?.[0]

for (const language of ['nl', 'en']) {
  const target = path.join(generated, `messages.${language}.json`)
  const source = path.join(site, 'src', 'i18n', `${language}.json`)
  execFileSync(process.execPath, [formatjs, 'compile', source, '--ast', '--format', 'simple', '--out-file', target])
  const messages = Object.entries(JSON.parse(readFileSync(target, 'utf8'))).map(
    ([id, parts]) => /** @type {[string, unknown]} */ ([id, shortened(parts)]),
  )
  for (const subject of [undefined, ...Object.keys(subjects)])
    write(
      subject ? path.join(generated, `messages.${subject}.${language}.json`) : target,
      messages.filter(([id]) => subjectOf(id) === subject),
    )
}
writeFileSync(path.join(generated, 'laterMessages.ts'), laterMessages())
writeFileSync(path.join(generated, 'allMessages.ts'), allMessages())

/** How the browser loads the messages of each subject. */
function laterMessages() {
  const lines = Object.keys(subjects).map(
    (subject) =>
      `  ${subject}: {\n    nl: () => import('./messages.${subject}.nl.json'),\n    en: () => import('./messages.${subject}.en.json'),\n  },\n`,
  )
  return `export const laterMessages = {\n${lines.join('')}}\n\nexport type Subject = keyof typeof laterMessages\n`
}

/** All of them at once, for the server. */
function allMessages() {
  const names = ['', ...Object.keys(subjects)]
  const named = (/** @type {string} */ language) => names.map((name) => `${name || 'first'}_${language}`)
  const imports = ['nl', 'en'].flatMap((language) =>
    names.map(
      (name) =>
        `import ${name || 'first'}_${language} from './messages.${name && `${name}.`}${language}.json' with { type: 'json' }\n`,
    ),
  )
  const merged = ['nl', 'en'].map(
    (language) =>
      `  ${language}: {\n${named(language)
        .map((name) => `    ...${name},\n`)
        .join('')}  },\n`,
  )
  return `${imports.join('')}\nexport const allMessages = {\n${merged.join('')}}\n`
}

/**
 * As site/src/i18n/runtime.tsx reads it: a text alone, or a list of texts and of what is filled in.
 * @param {any[]} parts as the parser numbers them
 * @returns {unknown}
 */
function shortened(parts) {
  const [only] = parts
  if (parts.length === 1 && only.type === 0) return only.value
  return parts.map((part) => {
    const choices = () =>
      Object.fromEntries(Object.entries(part.options).map(([name, { value }]) => [name, shortened(value)]))
    const isOrdinary = !part.offset && (part.pluralType ?? 'cardinal') === 'cardinal'
    switch (isOrdinary && part.type) {
      case 0:
        return part.value
      case 1:
        return { of: part.value }
      case 5:
        return { of: part.value, one: choices() }
      case 6:
        return { of: part.value, count: choices() }
      case 7:
        return {}
      default:
        throw new Error(`Nothing formats this part of a message: ${JSON.stringify(part)}`)
    }
  })
}

/**
 * @param {string} file
 * @param {[string, unknown][]} messages
 */
function write(file, messages) {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`)
}
