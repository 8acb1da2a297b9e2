/** Compiles the catalogues: messages arrive parsed, so that no parser is sent to a visitor. */
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const site = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const manifest = require.resolve('@formatjs/cli/package.json')
const formatjs = path.join(path.dirname(manifest), require(manifest).bin.formatjs)

for (const language of ['nl', 'en']) {
  const target = path.join(site, 'src', 'generated', `messages.${language}.json`)
  const source = path.join(site, 'src', 'i18n', `${language}.json`)
  execFileSync(process.execPath, [formatjs, 'compile', source, '--ast', '--format', 'simple', '--out-file', target])
}
