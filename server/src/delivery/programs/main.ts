import './disablePretenuring.js'
import 'reflect-metadata'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { config as readEnvironmentFile } from 'dotenv'
import type { Logger } from 'pino'
import { demoAccounts, demoPassword } from '../../features/accounts/demoAccounts.js'
import { Customer } from '../../features/customers/Customer.js'
import { DiskError, explained } from '../../features/health/DiskError.js'
import { mailServerOf } from '../../features/mailServer/mailServerOf.js'
import { startWarnings } from '../../features/onboarding/unreachable.js'
import { newBeginAddress } from '../../features/setup/setupCodes.js'
import { readShop } from '../../features/shop/readShop.js'
import { visitorIndexOf } from '../../features/visitorSearch/VisitorIndex.js'
import type { Database } from '../../kernel/database/Database.js'
import { NewerDatabaseError } from '../../kernel/database/NewerDatabaseError.js'
import { productSchema } from '../../kernel/database/productSchema.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { misspeltSettings } from '../../kernel/settings/misspeltSettings.js'
import { productVersion } from '../../kernel/settings/productVersion.js'
import { readSettings, type Settings } from '../../kernel/settings/readSettings.js'
import { productRoot, SettingError } from '../../kernel/settings/settingValues.js'
import { prepareJudgement } from '../../kernel/shared/judgePassword.js'
import { loadDemo } from '../composition/loadDemo.js'
import type { Services } from '../composition/Services.js'
import { startShop } from '../composition/startShop.js'
import { createLog, exitWhenWritten } from '../http/createLog.js'
import { describeError } from '../http/describeError.js'
import { builtFrontEnds } from '../http/frontEnds.js'
import { listen, tryPort } from '../http/listen.js'

/** Between two parts of what is prepared. */
const restMilliseconds = 500

readEnvironmentFile({ path: path.join(productRoot, '.env'), quiet: true })

async function main(): Promise<void> {
  // No file of the shop is for other users of the machine.
  process.umask(0o077)
  const settings = readSettings(process.env)
  try {
    await start(settings)
  } catch (error) {
    throw await explained(error, settings)
  }
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings)
  const misspelt = misspeltSettings(process.env)
  if (misspelt) log.warn(misspelt)
  // By default Node prints every property of an error.
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'The shop has stopped')
    exitWhenWritten(log, 1)
  })
  await tryPort(settings)
  const frontEnds = settings.development
    ? await (await import('../http/developmentFrontEnds.js')).developmentFrontEnds()
    : await builtFrontEnds()
  const shop = await startShop(settings, log, frontEnds, prepareContent)
  await listen(shop.app, settings)
  stopOnSignals(() => shop.close(), log)
  visitorIndexOf(shop.services).start()
  shop.services.scheduler.start()
  prepareLater()
  const beginAddress = await newBeginAddress(shop.services)
  const { reader } = shop.services.database
  const hasMailServer = (await mailServerOf(reader, settings)) !== null
  const warnings = startWarnings(settings, await readShop(reader), hasMailServer)
  // Logs in production are lines of JSON.
  if (settings.production && !process.stdout.isTTY) {
    log.info({ publicUrl: settings.publicUrl, version: productVersion, schema: productSchema }, 'The shop is open')
    for (const each of warnings) log.warn(each)
    if (beginAddress) log.warn({ beginAddress }, 'Nobody has an account yet: the shop is set up at this address, once')
  } else console.log(greeting(settings, beginAddress, warnings))
}

/** What the first password that is chosen would wait for, once visitors have had what a start keeps waiting. */
function prepareLater(): void {
  const pause = () => delay(restMilliseconds, undefined, { ref: false })
  void pause().then(() => prepareJudgement(pause))
}

async function prepareContent(api: ShopApi<Services>): Promise<void> {
  const { database, settings } = api.services
  if (settings.production) await assertNoDemoAccounts(database)
  if (settings.demo) await loadDemo(api, () => console.log('Filling the empty database with the demo shop …'))
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

function greeting({ publicUrl, demo }: Settings, beginAddress: string | null, warnings: readonly string[]): string {
  const lines = [
    '',
    `  The shop         ${publicUrl}`,
    `  The back office  ${publicUrl}/cougarXr7`,
    `  GraphQL          ${publicUrl}/graphql`,
    `  REST             ${publicUrl}/api/openapi.json`,
  ]
  if (beginAddress) {
    lines.push('', '  Nobody has an account yet. Set up the shop here, once:', `    ${beginAddress}`)
  }
  if (warnings.length > 0) lines.push('', ...warnings.map((each) => `  ! ${each}`))
  if (demo) {
    lines.push('', `  Demo accounts (password ${demoPassword})`)
    lines.push(...demoAccounts.map(({ email, role }) => `    ${email.padEnd(24)} ${role}`))
  }
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n')
}

main().catch((error: unknown) => {
  const isSentence = [SettingError, NewerDatabaseError, DiskError].some((type) => error instanceof type)
  console.error(isSentence ? (error as Error).message : describeError(error))
  process.exit(1)
})

/** @throws SettingError when accounts with the public demo password exist in production */
async function assertNoDemoAccounts({ reader }: Database): Promise<void> {
  if (await reader.existsBy(Customer, { demo: true })) {
    throw new SettingError(
      'DATABASE_URL',
      'names a database with demo accounts, which production refuses: use an empty one',
    )
  }
}
