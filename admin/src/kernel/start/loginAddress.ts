/** The login page of the site, which leads back to where one was. */
export function loginAddress({ pathname, search, hash } = window.location): string {
  return `/login-admin?redirect=${encodeURIComponent(`${pathname}${search}${hash}`)}`
}
