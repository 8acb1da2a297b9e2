import 'reflect-metadata'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { config as readEnvironmentFile } from 'dotenv'
import { pino } from 'pino'
import { createUser } from './accounts/createUser.js'
import { backup } from './backup/backup.js'
import type { BackupCount } from './backup/backupFile.js'
import { RestoreError } from './backup/RestoreError.js'
import { restore } from './backup/restore.js'
import type { Services } from './composition/Services.js'
import { closeServices, openShop } from './composition/startShop.js'
import { isEmpty, loadDemo } from './demo/loadDemo.js'
import { printError, ShopError } from './errors/ShopError.js'
import type { ShopApi } from './graphql/ShopApi.js'
import { describeError } from './http/describeError.js'
import { eraseCustomer } from './privacy/eraseCustomer.js'
import { erasuresOf } from './privacy/erasures.js'
import { exportCustomer } from './privacy/exportCustomer.js'
import { resetSecondFactor } from './secondFactor/changeSecondFactor.js'
import { readSettings } from './settings/readSettings.js'
import { productRoot, SettingError } from './settings/settingValues.js'
import { defaultLanguage } from './shared/screens.js'

readEnvironmentFile({ path: path.join(productRoot, '.env'), quiet: true })

/** The operator's tasks by command. Opening the shop has run the migrations already. */
const tasks: Record<string, { usage: string; run(api: ShopApi<Services>, words: string[]): Promise<string> }> = {
  migrate: {
    usage: 'migrate',
    run: async () => 'The database is up to date.',
  },
  demo: {
    usage: 'demo',
    async run(api) {
      if (!(await isEmpty(api))) throw new UsageError('The database is not empty, so the demo was not loaded.')
      await loadDemo(api)
      return 'The demo shop is loaded.'
    },
  },
  backup: {
    usage: 'backup <file>',
    async run({ services }, [file]) {
      if (!file) throw new UsageError('Give the file that the backup is written to.')
      return `${told(await backup(services, given(file)))} are in ${file}.`
    },
  },
  restore: {
    usage:
      'restore <file>   (stop the shop first; what is in it now is replaced, and who was erased since stays erased)',
    async run({ services }, [file]) {
      if (!file) throw new UsageError('Give the file of the backup.')
      const { erasedAgain, ...count } = await restore(services, given(file))
      return [
        `${told(count)} are back, each checked against the backup.`,
        erasedAgain.length > 0
          ? `Erased again, since they had been erased after the backup was made: customers ${erasedAgain.join(', ')}.`
          : 'Nobody in it is known here to have been erased since it was made.',
      ].join('\n')
    },
  },
  'export-customer': {
    usage: 'export-customer <id> [file]   (all that is kept of a customer, as JSON)',
    async run({ services }, [id, file]) {
      const json = JSON.stringify(await exportCustomer(services.database, givenId(id)), null, 2)
      if (!file) return json
      await writeFile(given(file), `${json}\n`, { mode: 0o600 })
      return `What is kept of customer ${id} is in ${file}.`
    },
  },
  'erase-customer': {
    usage: 'erase-customer <id>   (for good: the account, its jobs, messages and mails)',
    async run(api, [id]) {
      const { jobs, messages, mails, history } = await eraseCustomer(api.context(null, defaultLanguage), givenId(id))
      return [
        `Customer ${id} is erased, with every session and link of the account, and with`,
        `  jobs, their timelines and notes: ${jobs}`,
        `  messages from the same e-mail address: ${messages}`,
        `  mails to or about it: ${mails}`,
        `  entries of the history: ${history}`,
        'Backups that were made before still hold all of it.',
      ].join('\n')
    },
  },
  erasures: {
    usage: 'erasures   (which customers were erased, when and by whom)',
    async run({ services }) {
      const lines = (await erasuresOf(services.database)).map(
        ({ createdAt, customer, doneBy, user, jobs, messages, mails, history }) =>
          `${createdAt}  customer ${customer}  by ${user === null ? doneBy : `account ${user}`}: ` +
          `${jobs} jobs, ${messages} messages, ${mails} mails, ${history} entries of the history`,
      )
      return lines.length > 0 ? lines.join('\n') : 'Nobody has been erased.'
    },
  },
  'create-admin': {
    usage: 'create-admin <e-mail> <name>   (asks for the password, or reads it from standard input)',
    async run({ services }, [email, ...name]) {
      if (!email || name.length === 0) throw new UsageError('Give an e-mail address and a name.')
      const password = await askPassword()
      await createUser(services.database, { email, name: name.join(' '), password, role: 'cms-admin', demo: false })
      return `${email} can log in at ${services.settings.publicUrl}/login-admin.`
    },
  },
  'reset-second-factor': {
    usage: 'reset-second-factor <e-mail>   (for who has lost both phone and recovery codes)',
    async run({ services }, [email]) {
      if (!email) throw new UsageError('Give the e-mail address of the account.')
      const wasOn = await resetSecondFactor(services, email)
      return wasOn
        ? `${email} can log in with the password alone, and is told so by mail.`
        : `${email} has no second factor.`
    },
  },
}

/** Tasks that need a checkout of the sources, which `npm run manage` runs. */
const developersTasks = [
  { usage: 'new-migration <name>   (writes and registers what the entities describe beyond the tables)' },
]

class UsageError extends Error {}

/** A path relative to where the command was given; npm runs it from the root. */
function given(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
}

function told({ rows, images, files, missing }: BackupCount): string {
  const lost = missing > 0 ? ` (${missing} more were not on the disk of the shop)` : ''
  return `${rows} records, ${images} images and ${files} files${lost}`
}

function givenId(id: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw new UsageError('Give the number of the customer.')
  return Number(id)
}

async function askPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: process.stdin.isTTY })
  const password = await lines.question('Password: ')
  lines.close()
  return password
}

async function main([word = '', ...words]: string[]): Promise<void> {
  const task = tasks[word]
  if (!task) {
    const usages = [...Object.values(tasks), ...developersTasks].map(({ usage }) => `  npm run manage -- ${usage}`)
    throw new UsageError(['What shall be done?', ...usages].join('\n'))
  }
  const { api } = await openShop(readSettings(process.env), pino({ level: 'error' }))
  try {
    console.log(await task.run(api, words))
  } finally {
    await closeServices(api.services)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(printed(error))
  process.exitCode = 1
})

function printed(error: unknown): unknown {
  if (error instanceof UsageError || error instanceof SettingError || error instanceof RestoreError)
    return error.message
  if (!(error instanceof ShopError)) return describeError(error)
  const { message, errors } = printError(error, 'en')
  return [message, ...Object.values(errors ?? {}).flat()].join('\n')
}
