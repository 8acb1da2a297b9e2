import { printedSchema } from '../../kernel/graphql/printedSchema.js'
import { missingLabels } from '../../kernel/i18n/labels.js'
import { buildShopSchema } from '../composition/buildShopSchema.js'
import { describeRest } from '../rest/openapi.js'
import { restRoutesTable } from '../rest/routes.js'

/**
 * Prints the schema, or with the parameter `rest` the description of REST (OpenAPI, as JSON); else one sentence for each
 * label that is missing for the descriptions.
 */
function main(): void {
  try {
    const schema = buildShopSchema()
    const missing = missingLabels()
    if (missing.length > 0) throw new Error(missing.join('\n'))
    const isRest = process.argv[2] === 'rest'
    const rest = () => `${JSON.stringify(describeRest(schema, restRoutesTable), null, 1)}\n`
    process.stdout.write(isRest ? rest() : printedSchema(schema))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

main()
