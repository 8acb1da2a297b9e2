import './disablePretenuring.js'
import 'reflect-metadata'
import path from 'node:path'
import { config as readEnvironmentFile } from 'dotenv'
import type { Logger } from 'pino'
import { assertNoDemoAccounts } from './accounts/assertNoDemoAccounts.js'
import { demoAccounts, demoPassword } from './accounts/demoAccounts.js'
import { startShop } from './composition/startShop.js'
import { isEmpty, loadDemo } from './demo/loadDemo.js'
import { createLog, exitWhenWritten } from './http/createLog.js'
import { describeError } from './http/describeError.js'
import { builtFrontEnds } from './http/frontEnds.js'
import { listen, tryPort } from './http/listen.js'
import { readSettings, type Settings } from './settings/readSettings.js'
import { productRoot, SettingError } from './settings/settingValues.js'

readEnvironmentFile({ path: path.join(productRoot, '.env'), quiet: true })

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  // By default Node prints every property of an error.
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'The shop has stopped')
    exitWhenWritten(log, 1)
  })
  await tryPort(settings)
  const frontEnds = settings.development
    ? await (await import('./http/developmentFrontEnds.js')).developmentFrontEnds()
    : await builtFrontEnds()
  const shop = await startShop(settings, log, frontEnds)
  if (settings.production) await assertNoDemoAccounts(shop.services.database)
  if (settings.demo && (await isEmpty(shop.api))) {
    console.log('Filling the empty database with the demo shop …')
    await loadDemo(shop.api)
  }
  await listen(shop.app, settings)
  stopOnSignals(() => shop.close(), log)
  // Logs in production are lines of JSON.
  if (settings.production && !process.stdout.isTTY) log.info({ publicUrl: settings.publicUrl }, 'The shop is open')
  else console.log(greeting(settings))
}

function stopOnSignals(close: () => Promise<void>, log: Logger): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Requests in flight are finished, but a connection that never ends must not prevent the exit.
      setTimeout(() => process.exit(1), 9000).unref()
      close().then(
        () => exitWhenWritten(log, 0),
        () => exitWhenWritten(log, 1),
      )
    })
  }
}

function greeting({ publicUrl, demo }: Settings): string {
  const lines = [
    '',
    `  The shop         ${publicUrl}`,
    `  The back office  ${publicUrl}/cougarXr7`,
    `  GraphQL          ${publicUrl}/graphql`,
    `  REST             ${publicUrl}/api/openapi.json`,
  ]
  if (demo) {
    lines.push('', `  Demo accounts (password ${demoPassword})`)
    lines.push(...demoAccounts.map(({ email, role }) => `    ${email.padEnd(24)} ${role}`))
  }
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n')
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : describeError(error))
  process.exit(1)
})
