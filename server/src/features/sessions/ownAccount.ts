import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Caller, Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { assertNoProgram } from './assertNoProgram.js'

/** @throws ShopError UNAUTHENTICATED, FORBIDDEN to a program */
export function ownAccount({ caller, viewer }: Context): { caller: Caller; viewer: Viewer } {
  assertNoProgram(viewer)
  if (!caller || !viewer) throw new ShopError('UNAUTHENTICATED')
  return { caller, viewer }
}
