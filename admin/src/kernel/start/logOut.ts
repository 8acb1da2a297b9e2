import { LogoutDocument } from '../../generated/graphql'
import { sendGraphql } from '../graphql/sendGraphql'

/**
 * Ends the session.
 * @returns the address to go on to; without a session the same one, where the way to the login page is known
 * @throws Error with the server's text, or with a key of the catalogue
 */
export async function logOut(): Promise<string> {
  const { data, errors } = await sendGraphql({ query: LogoutDocument, isAboutSession: true })
  if (errors?.[0]?.extensions?.code === 'UNAUTHENTICATED') return window.location.pathname
  const redirect = data?.logout.loginRedirect
  if (redirect === undefined) throw new Error(errors?.[0]?.message ?? 'app.logoutFailed')
  return redirect.startsWith('/') && !/^\/[/\\]/.test(redirect) ? redirect : '/'
}
