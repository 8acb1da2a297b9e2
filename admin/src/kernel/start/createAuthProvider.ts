import type { AuthProvider } from 'ra-core'
import { readCookie } from '../cookies/readCookie'
import { leaveFor } from './leaveFor'
import { loginAddress } from './loginAddress'
import { logOut } from './logOut'
import type { Viewer } from './Viewer'

/** Logging in happens on a screen of the site, or in the dialog over unfinished work. */
export function createAuthProvider(viewer: Viewer): AuthProvider {
  return {
    login: () => leaveFor(loginAddress()),
    logout: async () => leaveFor(await logOut()),
    checkAuth: () => Promise.resolve(),
    // A session that has ended is renewed, or left, before a call is answered.
    checkError: () => Promise.resolve(),
    async getIdentity() {
      // Another administrator may have logged in since.
      const { id, name } = userInCookie() ?? viewer
      return { id, fullName: name, email: id === viewer.id ? viewer.email : '' }
    },
    getPermissions: () => Promise.resolve(viewer.role),
  }
}

/** The user of the readable cookie: only for showing a name, since a cookie can be forged. */
function userInCookie(): Pick<Viewer, 'id' | 'name'> | undefined {
  try {
    const user: unknown = JSON.parse(readCookie('user') ?? 'null')
    if (typeof user !== 'object' || user === null || !('id' in user) || !('name' in user)) return undefined
    return { id: Number(user.id), name: String(user.name) }
  } catch {
    return undefined
  }
}
