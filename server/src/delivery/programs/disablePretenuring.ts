import { setFlagsFromString } from 'node:v8'

/*
 * A file of its own, because imports run before the code of the file that imports.
 *
 * When objects from an allocation site survive a collection, V8 allocates the site's later objects in the old generation,
 * where they retain all that they refer to. Whole requests, some 4 KB each, were retained until the next major collection,
 * a quarter of what a cached response cost. Without pretenuring they are collected young.
 */
setFlagsFromString('--no-allocation-site-pretenuring')
