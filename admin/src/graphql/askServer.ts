import { NoAnswer } from './NoAnswer'
import { Refusal } from './Refusal'
import { type GraphqlCall, sendGraphql } from './sendGraphql'

/** @throws Refusal in the server's words, NoAnswer */
export async function askServer<Data>(call: GraphqlCall): Promise<Data> {
  const answer = await sendGraphql<Data>(call)
  if (answer.errors?.[0]) throw new Refusal(answer.errors[0])
  if (!answer.data) throw new NoAnswer(200)
  return answer.data
}
