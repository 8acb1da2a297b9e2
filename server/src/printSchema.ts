import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildShopSchema } from './composition/buildShopSchema.js'
import { missingLabels } from './i18n/labels.js'

/** Prints the schema, or one sentence for each label that is missing for its descriptions. */
function main(): void {
  try {
    const schema = buildShopSchema()
    const missing = missingLabels()
    if (missing.length > 0) throw new Error(missing.join('\n'))
    process.stdout.write(`${printSchema(lexicographicSortSchema(schema))}\n`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

main()
