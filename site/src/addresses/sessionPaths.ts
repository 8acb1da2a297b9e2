import { passwordPath } from '@shop/server/screens'
import { doors } from './doors'

export const logoutPath = '/uitloggen'

/** Homes of roles that are screens of the site; the others belong to the back office. */
export const statusPath = doors.cms_status_user.home
export const accountingPath = doors.cms_accountant.home

/** Screens about the visitor's own session: never kept for others. They speak the language of `?language=`. */
const privatePaths: readonly string[] = [
  ...Object.values(doors).map(({ login }) => login),
  logoutPath,
  passwordPath,
  statusPath,
  accountingPath,
]

export function isPrivatePath(pathname: string): boolean {
  return privatePaths.includes(pathname)
}
