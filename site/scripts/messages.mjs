/**
 * Compiles the catalogues: messages are parsed at build time, so that the browser needs no parser. Messages that only
 * forms and screens on demand need are a file of their own.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const site = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const manifest = require.resolve('@formatjs/cli/package.json')
const formatjs = path.join(path.dirname(manifest), require(manifest).bin.formatjs)

const isLater =
  /^(?!logout\.title$)(accounting|adminBar|dialog|form|jobStatus|login|logout|password|preview|productFilter|reservation|products(?!\.(menu|title)$)|reviewRequest|status|track)\./

for (const language of ['nl', 'en']) {
  const target = path.join(site, 'src', 'generated', `messages.${language}.json`)
  const source = path.join(site, 'src', 'i18n', `${language}.json`)
  execFileSync(process.execPath, [formatjs, 'compile', source, '--ast', '--format', 'simple', '--out-file', target])
  const messages = Object.entries(JSON.parse(readFileSync(target, 'utf8')))
  write(
    target,
    messages.filter(([id]) => !isLater.test(id)),
  )
  write(
    target.replace(`${language}.json`, `later.${language}.json`),
    messages.filter(([id]) => isLater.test(id)),
  )
}

/**
 * @param {string} file
 * @param {[string, unknown][]} messages
 */
function write(file, messages) {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`)
}
