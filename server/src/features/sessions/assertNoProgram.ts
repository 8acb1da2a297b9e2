import { isProgram, type Viewer } from '../../kernel/access/Viewer.js'
import { ShopError } from '../../kernel/errors/ShopError.js'

/** @throws ShopError FORBIDDEN to a program, which has neither a session nor a password. */
export function assertNoProgram(viewer: Viewer | null): void {
  if (isProgram(viewer)) throw new ShopError('FORBIDDEN', { message: { key: 'accessToken.noPerson' } })
}
