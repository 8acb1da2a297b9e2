/** `npm start`: everything that is needed is installed and built, then the shop is served on one port. */
import { allocator } from './house/allocator.mjs'
import { prepare } from './house/prepare.mjs'
import { untilItEnds } from './house/untilItEnds.mjs'

await prepare(['server', 'site', 'admin'])
untilItEnds(process.execPath, ['server/dist/main.js'], allocator)
