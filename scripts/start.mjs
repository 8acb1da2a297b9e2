/** `npm start`: everything that is needed is installed and built, then the shop is served on one port. */
import { prepare } from './house/prepare.mjs'
import { untilItEnds } from './house/untilItEnds.mjs'

await prepare(['server', 'site', 'admin'])
// What an image took while it was decoded goes back to the system at once.
untilItEnds(process.execPath, ['server/dist/main.js'], {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
})
