import 'reflect-metadata'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { QueryFailedError } from 'typeorm'
import { demoAccounts } from '../../features/accounts/demoAccounts.js'
import { customerRoles } from '../../features/customers/Customer.js'
import { entities, features, pageBlocks, tables } from '../../features/features.js'
import { describedMail, mailKindChoice } from '../../features/mailTexts/mailRegistry.js'
import { shopSwitchNames } from '../../features/switches/shopSwitches.js'
import { operationGrants } from '../../kernel/access/OperationGrants.js'
import { roles } from '../../kernel/access/roles.js'
import { migrations } from '../../kernel/database/migrations/registry.js'
import { printError, ShopError } from '../../kernel/errors/ShopError.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { missingLabels } from '../../kernel/i18n/labels.js'
import { describeBlock, describeEntity } from '../../kernel/records/describeEntities.js'
import { readSettings } from '../../kernel/settings/readSettings.js'
import { productRoot } from '../../kernel/settings/settingValues.js'
import { shopSchema } from './buildShopSchema.js'
import { loadDemo } from './loadDemo.js'
import {
  classOmissions,
  entityOmissions,
  mailListOmissions,
  mailOmissions,
  migrationOmissions,
  roleOmissions,
  switchOmissions,
} from './omissions.js'
import { closeServices, openShop } from './startShop.js'

/** Prints a sentence for everything that is missing for an entity; exits 1 if anything. Loads the demo into DATABASE_URL. */
async function main(): Promise<void> {
  const faults: string[] = []
  const demoRecords = await countDemo().catch((error: unknown) => {
    faults.push(`The demo shop cannot be loaded: ${reason(error)}`)
    return undefined
  })
  // What every role may do, such as logging out, is no work.
  const ofSome = operationGrants(shopSchema())
    .allRoles()
    .filter(({ length }) => length < roles.values.length)
  const roleRegistries = {
    granted: new Set([...entities.flatMap((type) => Object.keys(managedEntity(type).grants)), ...ofSome.flat()]),
    givenByOwner: customerRoles.values,
    demo: demoAccounts.map(({ role }) => role),
  }
  for (const entity of entities) describeEntity(entity)
  for (const block of pageBlocks) describeBlock(block)
  const files = readdirSync(path.join(productRoot, 'server/src/kernel/database/migrations'))
  faults.unshift(
    ...unlisted(),
    ...mailKindChoice.values.flatMap((kind) => mailOmissions(kind, describedMail(kind))),
    ...missingLabels(),
    ...entities.flatMap((entity) => entityOmissions(managedEntity(entity), demoRecords)),
    ...switchOmissions(
      shopSwitchNames,
      features.flatMap(({ switches }) => Object.keys(switches ?? {})),
    ),
    ...roles.values.flatMap((role) => roleOmissions(role, roleRegistries)),
    ...migrationOmissions(
      files,
      migrations.map(({ name }) => name),
    ),
  )
  if (faults.length > 0) console.error(faults.join('\n'))
  process.exitCode = faults.length > 0 ? 1 : 0
}

async function countDemo(): Promise<Record<string, number>> {
  const { api } = await openShop(readSettings(process.env), pino({ level: 'silent' }))
  try {
    await loadDemo(api)
    const { reader } = api.services.database
    const counts = entities.map(async (entity) => [managedEntity(entity).name, await reader.count(entity)] as const)
    return Object.fromEntries(await Promise.all(counts))
  } finally {
    await closeServices(api.services)
  }
}

/** What no feature lists of all that is described in their folders. */
function unlisted(): string[] {
  const folder = 'server/src/features'
  const files = readdirSync(path.join(productRoot, folder), { recursive: true, encoding: 'utf8' })
  const sources = Object.fromEntries(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [`${folder}/${file}`, readFileSync(path.join(productRoot, folder, file), 'utf8')]),
  )
  const resolvers = features.flatMap((feature) => feature.resolvers?.() ?? [])
  const lists: [decorator: string, list: string, types: readonly Class[]][] = [
    ['Managed', 'entities', entities],
    ['BlockType', 'blocks', pageBlocks],
    ['Entity', 'tables', tables],
    ['Resolver', 'resolvers', resolvers],
  ]
  return [
    ...lists.flatMap(([decorator, list, types]) =>
      classOmissions({ decorator, list, listed: types.map(({ name }) => name) }, sources),
    ),
    ...mailListOmissions(sources),
  ]
}

function reason(error: unknown): string {
  if (error instanceof QueryFailedError) {
    return `${error.message}. A table or column that is not there is made by "npm run manage -- new-migration <name>".`
  }
  if (!(error instanceof ShopError)) return error instanceof Error ? error.message : String(error)
  const { message, errors } = printError(error, 'en')
  return [message, ...Object.entries(errors ?? {}).map(([field, [text]]) => `${field}: ${text}`)].join(' ')
}

await main()
