/**
 * Compiles the catalogues: messages are parsed at build time, so that the browser needs no parser. They are lists of parts
 * (`--ast`), also those that are a text alone: react-intl answers these at once. Messages that not every page needs are a
 * file for each subject.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages, wordFiles } from '../../scripts/house/words.mjs'

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
    /^((filter|overview|paging|related|warranty)\.|news\.(category|feed|group|intro|related|warning)|reviews\.(ask|average|count|empty|intro)$|tips\.(help|intro|related)$)/,
  sent: /^(remote\.|form\.(\w+\.next|download|given|sent)(\.|$))/,
  messageScreen: /^form\.\w+\.(description|heading|step\w+)(\.|$)/,
  message:
    /^(dialog\.|form\.(about|appointment|contact|day|kinds|message|others?|otherPhone|phone\.|photos|question|remote|remoteAssistance|title)(\.|$|[a-z]))/,
  form: /^form\.(?!(optional|part\.\w+)$)/,
  photos: /^photos\./,
  notFound: /^notFound\./,
  notOpen: /^notOpen\./,
  priceFinder: /^priceFinder\.(?!menu$)/,
  products: /^(productFilter|products(?!\.(all|menu|title|vat)$))\./,
  quote: /^track\.(answer|decided|print|quotes?|term)(\.|$)/,
  track: /^track\./,
  reservation: /^reservation\./,
  invoice: /^invoice\./,
  invoices: /^invoices\./,
  payOnline: /^payOnline(\.|$)/,
  mailStop: /^mailStop\./,
  confirmation: /^confirmation\./,
  previewLink: /^previewLink\./,
  reviewRequest: /^reviewRequest\./,
  search: /^search\./,
  session: /^((login|logout(?!\.title$)|password)\.|panel\.track(\.|$))/,
  jobState: /^(jobStatus|status\.(kind|next|device|promisedOn))(\.|$)/,
  conversation: /^conversation\./,
  embedded: /^where\.live(\.|$)/,
  agreement: /^status\.(agreed|declined)(\.|$)/,
  status: /^(sessions|status)\./,
}
const subjectOf = (/** @type {string} */ id) => Object.entries(subjects).find(([, ids]) => ids.test(id))?.[0]

for (const language of languages) {
  const target = path.join(generated, `messages.${language}.json`)
  const sources = wordFiles('site', language).map((file) => path.join(site, '..', file))
  execFileSync(process.execPath, [formatjs, 'compile', ...sources, '--ast', '--format', 'simple', '--out-file', target])
  const messages = /** @type {[string, unknown][]} */ (Object.entries(JSON.parse(readFileSync(target, 'utf8'))))
  for (const subject of [undefined, ...Object.keys(subjects)])
    write(
      subject ? path.join(generated, `messages.${subject}.${language}.json`) : target,
      messages.filter(([id]) => subjectOf(id) === subject),
    )
}
for (const language of languages)
  writeFileSync(path.join(generated, `messages.${language}.ts`), browserMessages(language))
writeFileSync(path.join(generated, 'allMessages.ts'), allMessages())

/**
 * What the browser has of a language: the messages of every page, and how it loads those of each subject.
 * @param {string} language
 */
function browserMessages(language) {
  const lines = Object.keys(subjects).map(
    (subject) => `  ${subject}: () => import('./messages.${subject}.${language}.json'),\n`,
  )
  return `export { default as first } from './messages.${language}.json'\n\nexport const later = {\n${lines.join('')}}\n`
}

/** All of them at once, for the server. */
function allMessages() {
  const names = ['', ...Object.keys(subjects)]
  const named = (/** @type {string} */ language) => names.map((name) => `${name || 'first'}_${language}`)
  const imports = languages.flatMap((language) =>
    names.map(
      (name) =>
        `import ${name || 'first'}_${language} from './messages.${name && `${name}.`}${language}.json' with { type: 'json' }\n`,
    ),
  )
  const merged = languages.map(
    (language) =>
      `  ${language}: {\n${named(language)
        .map((name) => `    ...${name},\n`)
        .join('')}  },\n`,
  )
  return `${imports.join('')}\nexport const allMessages = {\n${merged.join('')}}\n`
}

/**
 * A line for each message.
 * @param {string} file
 * @param {[string, unknown][]} messages
 */
function write(file, messages) {
  const lines = messages.map(([id, message]) => `  ${JSON.stringify(id)}: ${JSON.stringify(message)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
