import type { WriteHooks } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import type { FieldErrors } from '../errors/ShopError.js'

/** The side effects that several features have on the writes of one entity as one, in the order in which they are given. */
export function combinedHooks<Needs>(all: readonly WriteHooks<Needs>[]): WriteHooks<Needs> {
  const [first] = all
  if (first && all.length === 1) return first
  return {
    async faults(...given) {
      const found: FieldErrors = {}
      for (const hooks of all) Object.assign(found, await hooks.faults?.(...given))
      return found
    },
    prepare: (...given) => merged(all, (hooks) => hooks.prepare?.(...given)),
    assign: (...given) => merged(all, (hooks) => hooks.assign?.(...given)),
    follow: (...given) => Object.assign({}, ...all.map((hooks) => hooks.follow?.(...given))),
    adopt: (...given) => merged(all, (hooks) => hooks.adopt?.(...given)),
    async assertDeletable(...given) {
      for (const hooks of all) await hooks.assertDeletable?.(...given)
    },
    async inTransaction(...given) {
      for (const hooks of all) await hooks.inTransaction?.(...given)
    },
    trash: (...given) => merged(all, (hooks) => hooks.trash?.(...given)),
    async restore(...given) {
      for (const hooks of all) await hooks.restore?.(...given)
    },
    purged(...given) {
      for (const hooks of all) hooks.purged?.(...given)
    },
    async afterCommit(...given) {
      for (const hooks of all) await hooks.afterCommit?.(...given)
    },
  }
}

async function merged<Hooks>(
  all: readonly Hooks[],
  of: (hooks: Hooks) => Promise<Values> | undefined,
): Promise<Values> {
  const values: Values = {}
  for (const hooks of all) Object.assign(values, await of(hooks))
  return values
}
