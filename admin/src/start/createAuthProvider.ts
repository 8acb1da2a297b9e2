import type { AuthProvider } from 'ra-core'
import { codeOf } from '../dataProvider/failureOf'
import { loginAddress } from './loginAddress'
import { logOut } from './logOut'
import type { Viewer } from './Viewer'

/** Milliseconds in which a page that is left is gone. */
const staying = 3000

/** Leaves the back office; nothing after it is run. */
function leaveFor(address: string): Promise<never> {
  window.location.assign(address)
  return new Promise(() => {})
}

/** Logging in happens on a screen of the site; here it is only noticed that it must. */
export function createAuthProvider(viewer: Viewer): AuthProvider {
  return {
    login: () => leaveFor(loginAddress()),
    logout: async () => leaveFor(await logOut()),
    checkAuth: () => Promise.resolve(),
    async checkError(failure) {
      if (codeOf(failure) !== 'UNAUTHENTICATED') return
      // Someone with unsaved changes may choose to stay; then the call is over and the screen usable again.
      await Promise.race([leaveFor(loginAddress()), new Promise((resolve) => setTimeout(resolve, staying))])
    },
    getIdentity: () => Promise.resolve({ id: viewer.id, fullName: viewer.name }),
    getPermissions: () => Promise.resolve(viewer.role),
  }
}
