/** `npm run generate`: schema.graphql from the server, and from that what the site and the back office need. */
import { generate } from './house/generated.mjs'
import { prepare } from './house/prepare.mjs'
import { step } from './house/progress.mjs'

await prepare(['server'])
await step('Generating from the schema', generate)
