/** The login page that the server names, as long as it is a path on this site; else the front page. */
export function redirectAfterLogout(named: string): string {
  return /^\/(?![/\\])[^\\]*$/.test(named) ? named : '/'
}
