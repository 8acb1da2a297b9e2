import { setFlagsFromString } from 'node:v8'

/*
 * V8 takes what outlives a collection once for what always will, and makes its like among the old from then on, where it
 * holds on to all that it refers to: whole requests, some 4 KB each, were carried along until the next great collection,
 * for a quarter of what a kept answer cost. What a request needs goes with the request.
 */
setFlagsFromString('--no-allocation-site-pretenuring')
