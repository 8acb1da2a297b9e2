import 'reflect-metadata'
import { config as readEnvironmentFile } from 'dotenv'
import { migrate } from '../../kernel/database/migrate.js'
import { databaseAddress } from '../../kernel/settings/databaseAddress.js'
import { openWriter } from './openShopDatabase.js'

readEnvironmentFile({ quiet: true })

/** Migrates the database of DATABASE_URL and prints how the entities differ from it; exits 1 if they do. */
const source = await openWriter(databaseAddress.parse(process.env.DATABASE_URL)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
await migrate(source)
const { upQueries } = await source.driver.createSchemaBuilder().log()
await source.destroy()
if (upQueries.length > 0) {
  console.error('A migration is missing, which "npm run manage -- new-migration <name>" writes. It would do this:')
}
for (const { query } of upQueries) console.error(query)
process.exit(upQueries.length > 0 ? 1 : 0)
