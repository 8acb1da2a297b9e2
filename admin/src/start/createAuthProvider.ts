import { type AuthProvider, HttpError } from 'ra-core'
import { codeOf } from '../dataProvider/failureOf'
import type { GraphqlAnswer } from '../graphql/GraphqlAnswer'
import { sendGraphql } from '../graphql/sendGraphql'
import { loginAddress } from './loginAddress'
import type { Viewer } from './Viewer'

interface LogoutAnswer {
  logout: { loggedOut: boolean; loginRedirect: string }
}

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
    async logout() {
      const answer: GraphqlAnswer<LogoutAnswer> = await sendGraphql<LogoutAnswer>({
        query: 'mutation Logout { logout { loggedOut loginRedirect } }',
      })
      const redirect = answer.data?.logout.loginRedirect
      if (redirect === undefined) throw new HttpError(answer.errors?.[0]?.message ?? 'app.logoutFailed', 500)
      return leaveFor(redirect.startsWith('/') && !/^\/[/\\]/.test(redirect) ? redirect : '/')
    },
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
