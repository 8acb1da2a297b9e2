import { NoAnswer } from '../graphql/NoAnswer'
import { Refusal } from '../graphql/Refusal'
import { sendGraphql } from '../graphql/sendGraphql'
import { logOut } from '../start/logOut'
import type { Viewer } from '../start/Viewer'

const mutation = `mutation LogIn($email: String!, $password: String!, $code: String) {
  login(email: $email, password: $password, code: $code) { id name email role }
}`

/**
 * Logs in without leaving the screen. A session of another role, which is of no use here, ends at once.
 * @param code of the second factor; empty where none has been asked for
 * @throws Refusal in the server's words, NoAnswer
 */
export async function logInAgain(email: string, password: string, code: string): Promise<Viewer> {
  const { data, errors } = await sendGraphql<{ login: Viewer }>({
    query: mutation,
    variables: { email, password, code: code || null },
    isAboutSession: true,
  })
  if (errors?.[0]) throw new Refusal(errors[0])
  if (!data) throw new NoAnswer(200)
  if (data.login.role !== 'cms_admin') await logOut()
  return data.login
}
