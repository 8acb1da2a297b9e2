import { choosePasswordPath, passwordPath } from '@shop/server/screens'
import { roleAreas } from './roleAreas'

export const logoutPath = '/uitloggen'

/** Homes of roles that are screens of the site; the others belong to the back office. */
export const statusPath = roleAreas.cms_status_user.home
export const accountingPath = roleAreas.cms_accountant.home

/** Screens about the visitor's own session: never cached. Their language is that of `?language=`. */
const privatePaths: readonly string[] = [
  ...Object.values(roleAreas).map(({ login }) => login),
  logoutPath,
  passwordPath,
  choosePasswordPath,
  statusPath,
  accountingPath,
]

export function isPrivatePath(pathname: string): boolean {
  return privatePaths.includes(pathname)
}
