import { sendGraphql } from '../graphql/sendGraphql'

interface LogoutAnswer {
  logout: { loggedOut: boolean; loginRedirect: string }
}

/**
 * Ends the session.
 * @returns the address to go on to
 * @throws Error with the server's text, or with a key of the catalogue
 */
export async function logOut(): Promise<string> {
  const { data, errors } = await sendGraphql<LogoutAnswer>({
    query: 'mutation Logout { logout { loggedOut loginRedirect } }',
  })
  const redirect = data?.logout.loginRedirect
  if (redirect === undefined) throw new Error(errors?.[0]?.message ?? 'app.logoutFailed')
  return redirect.startsWith('/') && !/^\/[/\\]/.test(redirect) ? redirect : '/'
}
