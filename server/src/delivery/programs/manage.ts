import 'reflect-metadata'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { config as readEnvironmentFile } from 'dotenv'
import { pino } from 'pino'
import { createUser } from '../../features/accounts/createUser.js'
import { backup } from '../../features/backup/backup.js'
import { type BackupCount, BackupTargetError } from '../../features/backup/backupFile.js'
import { RestoreError } from '../../features/backup/RestoreError.js'
import { restore } from '../../features/backup/restore.js'
import { DiskError, explained } from '../../features/health/DiskError.js'
import { countInstances } from '../../features/health/Heartbeat.js'
import { mailServerOf } from '../../features/mailServer/mailServerOf.js'
import { senderOf, sendNow } from '../../features/messages/Mailer.js'
import { MailFailure } from '../../features/messages/MailFailure.js'
import { markFailuresHandled } from '../../features/messages/outboxState.js'
import { recoverAdmin } from '../../features/passwords/recoverAdmin.js'
import { eraseCustomer } from '../../features/privacy/eraseCustomer.js'
import { erasuresOf } from '../../features/privacy/erasures.js'
import { exportCustomer } from '../../features/privacy/exportCustomer.js'
import { resetSecondFactor } from '../../features/secondFactor/changeSecondFactor.js'
import { newBeginAddress } from '../../features/setup/setupCodes.js'
import { readShop } from '../../features/shop/readShop.js'
import { loadStartingContent, NoOwnerError } from '../../features/startingContent/loadStartingContent.js'
import { verifyMoney } from '../../features/till/verifyMoney.js'
import { upgradeCheck } from '../../features/upgrade/upgradeCheck.js'
import { NewerDatabaseError } from '../../kernel/database/NewerDatabaseError.js'
import { printError, ShopError } from '../../kernel/errors/ShopError.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { sharingEntities, type UnequalPair, unequalPairs } from '../../kernel/records/unequalPairs.js'
import { misspeltSettings } from '../../kernel/settings/misspeltSettings.js'
import { readSettings, type Settings } from '../../kernel/settings/readSettings.js'
import { productRoot, SettingError } from '../../kernel/settings/settingValues.js'
import { passwordLength } from '../../kernel/shared/passwordStrength.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { loadDemo } from '../composition/loadDemo.js'
import type { Services } from '../composition/Services.js'
import { closeServices, openShop } from '../composition/startShop.js'
import { describeError } from '../http/describeError.js'

readEnvironmentFile({ path: path.join(productRoot, '.env'), quiet: true })

/** The word with which `restore` replaces a shop that runs. */
const whileRunning = '--while-running'

interface Task {
  usage: string
  run(api: ShopApi<Services>, words: string[]): Promise<string>
}

/** The operator's tasks by command. Opening the shop has run the migrations already. */
const tasks: Record<string, Task> = {
  migrate: {
    usage: 'migrate',
    run: async () => 'The database is up to date.',
  },
  demo: {
    usage: 'demo',
    async run(api) {
      if (!(await loadDemo(api))) throw new UsageError('The database is not empty, so the demo was not loaded.')
      return 'The demo shop is loaded.'
    },
  },
  'starting-content': {
    usage: 'starting-content   (an example site for a repair shop, for a shop that has no page yet)',
    async run(api) {
      if (!(await loadStartingContent(api))) throw new UsageError('The shop has pages already, so nothing was added.')
      return 'The example site is there. The dashboard lists what to read before customers do.'
    },
  },
  backup: {
    usage: 'backup <file>',
    async run({ services }, [file]) {
      if (!file) throw new UsageError('Give the file that the backup is written to.')
      return `${summaryOf(await backup(services, given(file)))} are in ${file}.`
    },
  },
  restore: {
    usage:
      'restore <file> [--while-running]   (stop the shop first; what is in it now is replaced, and who was erased since stays erased)',
    async run({ services }, words) {
      const [file] = words.filter((word) => word !== whileRunning)
      if (!file) throw new UsageError('Give the file of the backup.')
      if (!words.includes(whileRunning)) await assertStopped(services)
      await confirmReplacing(services)
      const { erasedAgain, ...count } = await restore(services, given(file))
      return [
        `${summaryOf(count)} are back, each checked against the backup.`,
        erasedAgain.length > 0
          ? `Erased again, since they had been erased after the backup was made: customers ${erasedAgain.join(', ')}.`
          : 'Nobody in it is known here to have been erased since it was made.',
      ].join('\n')
    },
  },
  'check-pairs': {
    usage:
      'check-pairs   (lists records that have other facts than their translations; the shop makes them equal at night)',
    async run({ services }) {
      const found: UnequalPair[] = []
      for (const entity of sharingEntities()) found.push(...(await unequalPairs(services.database.reader, entity)))
      if (found.length === 0) return 'Every record has the same facts as its translation.'
      const lines = found.map(({ entity, pair, fields }) => `${entity.name}, pair ${pair}: ${fields.join(', ')}`)
      throw new UsageError(['These differ from their translations:', ...lines].join('\n  '))
    },
  },
  'verify-documents': {
    usage: 'verify-documents   (proves that invoices are what was issued, none missing; the shop does so every night)',
    async run(api) {
      const { documents, faults } = await verifyMoney(api.context(null, defaultLanguage))
      if (faults.length === 0) return `${documents} documents are what was issued, in their order, and none is missing.`
      throw new UsageError([`Of ${documents} documents:`, ...faults].join('\n  '))
    },
  },
  'mails-handled': {
    usage: 'mails-handled   (ends the alert about mails that were given up, once each has been seen to)',
    async run({ services }) {
      const count = await markFailuresHandled(services.database)
      return count === 1 ? 'One mail that was given up is handled.' : `${count} mails that were given up are handled.`
    },
  },
  'export-customer': {
    usage: 'export-customer <id> [file]   (all that is stored of a customer, as JSON)',
    async run({ services }, [id, file]) {
      const json = JSON.stringify(await exportCustomer(services, givenId(id)), null, 2)
      if (!file) return json
      await writeClosed(given(file), `${json}\n`)
      return `What is stored of customer ${id} is in ${file}.`
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
  begin: {
    usage: 'begin   (for a shop without an account: prints the address where it is set up)',
    async run({ services }) {
      const address = await newBeginAddress(services)
      if (!address) throw new UsageError('The shop has an account already: log in, or use recover-admin.')
      return ['The shop is set up here, once; anyone who opens it first has the shop:', `  ${address}`].join('\n')
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
  'recover-admin': {
    usage: 'recover-admin <e-mail>   (for an administrator who cannot log in: a link to choose a new password)',
    async run({ services }, [email]) {
      if (!email) throw new UsageError('Give the e-mail address of the account.')
      const link = await recoverAdmin(services, email)
      return [
        `${email} chooses a new password here, once and within an hour:`,
        `  ${link}`,
        ...passwordRules,
        'Anyone who opens it first has the account: hand it to nobody else, and put it in no mail or chat.',
      ].join('\n')
    },
  },
  'test-mail': {
    usage: 'test-mail <e-mail>   (sends a mail now, past the outbox, and says what the mail server answered)',
    async run({ services: { settings, database } }, [email]) {
      if (!email) throw new UsageError('Give the e-mail address to send to.')
      const smtp = await mailServerOf(database.reader, settings)
      if (!smtp) throw new UsageError('There is no mail server: set SMTP_URL, or one in the back office.')
      const sender = senderOf(await readShop(database.reader))
      if (!sender) throw new UsageError('The shop has no e-mail address to send from: give it one in the back office.')
      await sendNow(database, { ...settings, smtp }, email, sender)
      return `The mail server accepted a mail to ${email}.`
    },
  },
  'reset-second-factor': {
    usage: 'reset-second-factor <e-mail>   (for who has lost both phone and recovery codes)',
    async run({ services }, [email]) {
      if (!email) throw new UsageError('Give the e-mail address of the account.')
      const wasOn = await resetSecondFactor(services, email)
      return wasOn
        ? `${email} can log in with the password alone, and is notified by mail.`
        : `${email} has no second factor.`
    },
  },
}

/** Tasks that look at the database as it is, whatever version wrote it. */
const looks: Record<string, { usage: string; run(settings: Settings): Promise<string> }> = {
  'upgrade-check': {
    usage:
      'upgrade-check   (what an upgrade to this version would do: migrations, minutes, disk, what changes; changes nothing)',
    run: upgradeCheck,
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

/** Writes a file that nobody else can read, also where there was one that others could. */
async function writeClosed(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
      throw new UsageError(`There is no folder ${path.dirname(file)}.`)
    if (error.code === 'EISDIR') throw new UsageError(`${file} is a folder: name a file.`)
    throw error
  })
  try {
    if ((await handle.stat()).isFile()) await handle.chmod(0o600)
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
}

/** @throws UsageError while an instance serves the database: it would go on with what it holds in memory */
async function assertStopped({ database }: Services): Promise<void> {
  const running = await countInstances(database)
  if (running === 0) return
  throw new UsageError(
    `The shop is running on this database (${running === 1 ? 'one process' : `${running} processes`}), so nothing was ` +
      'changed. Stop it first; one that was killed counts for another minute. ' +
      `With ${whileRunning} it is replaced all the same: restart it right afterwards.`,
  )
}

/** Asks on a terminal only: a script has decided already. @throws UsageError when the answer is another word than yes */
async function confirmReplacing({ settings }: Services): Promise<void> {
  if (!process.stdin.isTTY) return
  const { database } = settings
  const place = database.kind === 'sqlite' ? database.file : `${database.database} on ${database.host}`
  const answer = await ask(`Everything in ${place} and all uploads are replaced. Type yes to go on: `)
  if (answer.trim().toLowerCase() !== 'yes') throw new UsageError('Nothing was changed.')
}

function summaryOf({ rows, images, files, missing }: BackupCount): string {
  const lost = missing > 0 ? ` (${missing} more were not on the disk of the shop)` : ''
  return `${rows} records, ${images} images and ${files} files${lost}`
}

function givenId(id: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw new UsageError('Give the number of the customer.')
  return Number(id)
}

const passwordRules = [
  `At least ${passwordLength.min} characters, any of them, spaces too; a few words in a row do well.`,
  'No known word with a year or a sign, no pattern such as 1234567890, not the name, e-mail address or shop alone.',
]

async function askPassword(): Promise<string> {
  console.error(passwordRules.join('\n'))
  return ask('Password: ')
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: process.stdin.isTTY })
  const answer = await lines.question(question)
  lines.close()
  return answer
}

async function main([word = '', ...words]: string[]): Promise<void> {
  const look = looks[word]
  const task = tasks[word]
  if (!task && !look) {
    const usages = [...Object.values(tasks), ...Object.values(looks), ...developersTasks].map(
      ({ usage }) => `  npm run manage -- ${usage}`,
    )
    throw new UsageError(['What shall be done?', ...usages].join('\n'))
  }
  // No file of the shop is for other users of the machine, a backup or an export least of all.
  process.umask(0o077)
  const misspelt = misspeltSettings(process.env)
  if (misspelt) console.error(misspelt)
  const settings = readSettings(process.env)
  try {
    if (look) console.log(await look.run(settings))
    if (task) await runTask(task, settings, words)
  } catch (error) {
    throw await explained(error, settings, words.filter(isPath).map(given))
  }
}

/** Neither a number nor a name nor an e-mail address. */
function isPath(word: string): boolean {
  return /[./\\]/.test(word) && !word.includes('@')
}

async function runTask(task: Task, settings: Settings, words: string[]): Promise<void> {
  const { api } = await openShop(settings, pino({ level: 'error' }), console.error)
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

/** Errors whose message is the sentence that the operator reads. */
const sentences = [
  UsageError,
  DiskError,
  NewerDatabaseError,
  NoOwnerError,
  SettingError,
  RestoreError,
  BackupTargetError,
  MailFailure,
]

function printed(error: unknown): unknown {
  if (sentences.some((type) => error instanceof type)) return (error as Error).message
  if (!(error instanceof ShopError)) return describeError(error)
  const { message, errors } = printError(error, 'en')
  return [message, ...Object.values(errors ?? {}).flat()].join('\n')
}
