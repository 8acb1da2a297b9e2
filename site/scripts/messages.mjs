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
  /^(?!logout\.title$)(accounting|adminBar|appointment|dialog|form|jobStatus|login|logout|password|preview|priceFinder(?!\.menu$)|productFilter|products(?!\.(menu|title)$)|reservation|reviewRequest|search|status|track)\./

for (const language of ['nl', 'en']) {
  const target = path.join(site, 'src', 'generated', `messages.${language}.json`)
  const source = path.join(site, 'src', 'i18n', `${language}.json`)
  execFileSync(process.execPath, [formatjs, 'compile', source, '--ast', '--format', 'simple', '--out-file', target])
  const messages = Object.entries(JSON.parse(readFileSync(target, 'utf8'))).map(
    ([id, parts]) => /** @type {[string, unknown]} */ ([id, shortened(parts)]),
  )
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
