/** Screens about the visitor's own session: never kept for others. They speak the language of `?language=`. */
export const loginPath = '/login-admin'
export const logoutPath = '/uitloggen'

/** Where a cms-admin works. */
export const officePath = '/cougarXr7'

export function isPrivatePath(pathname: string): boolean {
  return pathname === loginPath || pathname === logoutPath
}
