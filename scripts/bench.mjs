/**
 * `npm run bench`: how fast the shop is, measured against a bare Node server that sends the same bytes, in the same
 * run. Prints the table of docs/speed.md. Takes some twelve minutes; `npm run bench -- load` measures only what requests
 * cost while there are many, in some five (`-- load "free times"` one row of what is not cached, in one), and
 * `npm run bench -- strangers` only what visitors notice of requests that walk around the cache, in one;
 * `npm run bench -- subscriber` only what they notice of one subscriber who asks for what is dearest, in four
 * (`-- subscriber photos` of those attacks alone whose name has the word);
 * `npm run bench -- growth` how much longer everything takes in a shop of many years than in the demo, in some twenty
 * (`-- growth 0.1` with a tenth of the records, in five).
 */
import { prepare } from './house/prepare.mjs'

await prepare(['server', 'site', 'admin'])
// What measures needs packages, which a fresh clone has only now.
await import('../bench/measure.mjs')
