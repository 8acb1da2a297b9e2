/** `npm run manage -- <command>`: the operator's tasks. What they are and take is told by the command itself. */
import { prepare } from './house/prepare.mjs'
import { untilItEnds } from './house/untilItEnds.mjs'

await prepare(['server'])
untilItEnds(process.execPath, ['server/dist/manage.js', ...process.argv.slice(2)])
