import type { Context } from '../../kernel/context/Context.js'
import { networkOf } from '../../kernel/limits/networks.js'

/** Whose an idempotency key is: nobody finds out by a key of theirs what someone else has sent. */
export function keyOwner({ caller, viewer }: Context): string {
  if (viewer?.limits) return `program ${viewer.limits.token}`
  return caller?.sessionVisitor ?? caller?.visitor?.id ?? `network ${networkOf(caller?.address ?? '')}`
}
