import { isProgram } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import { networkOf } from '../limits/networks.js'

/** Whose an idempotency key is: nobody finds out by a key of theirs what someone else has sent. */
export function keyOwner({ caller, viewer }: Context): string {
  if (isProgram(viewer)) return `program ${viewer?.name}`
  return caller?.sessionVisitor ?? caller?.visitor?.id ?? `network ${networkOf(caller?.address ?? '')}`
}
