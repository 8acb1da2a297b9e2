import { LogInDocument } from '../generated/graphql'
import { NoAnswer } from '../graphql/NoAnswer'
import { Refusal } from '../graphql/Refusal'
import { sendGraphql } from '../graphql/sendGraphql'
import { logOut } from '../start/logOut'
import type { Viewer } from '../start/Viewer'

/**
 * Logs in without leaving the screen. A session of another role, which is of no use here, ends at once.
 * @param code of the second factor; empty where none has been asked for
 * @throws Refusal in the server's words, NoAnswer
 */
export async function logInAgain(email: string, password: string, code: string): Promise<Viewer> {
  const { data, errors } = await sendGraphql({
    query: LogInDocument,
    variables: { email, password, code: code || null },
    isAboutSession: true,
  })
  if (errors?.[0]) throw new Refusal(errors[0])
  if (!data) throw new NoAnswer(200)
  if (data.login.role !== 'cms_admin') await logOut()
  return data.login
}
