import { readCookie } from '../cookies/readCookie'
import type { Viewer } from './Viewer'

/** Who the browser remembers as logged in: for showing a name, since anybody can write a cookie. */
export function userInCookie(): Pick<Viewer, 'id' | 'name'> | undefined {
  try {
    const user: unknown = JSON.parse(readCookie('user') ?? 'null')
    if (typeof user !== 'object' || user === null || !('id' in user) || !('name' in user)) return undefined
    return { id: Number(user.id), name: String(user.name) }
  } catch {
    return undefined
  }
}
