import type { GraphqlAnswer } from './GraphqlAnswer'
import { NoAnswer } from './NoAnswer'
import { Refusal } from './Refusal'
import { type AnyVariables, type GraphqlCall, sendGraphql } from './sendGraphql'

/** @throws Refusal with the server's message, NoAnswer */
export async function askServer<Data, Variables = AnyVariables>(call: GraphqlCall<Data, Variables>): Promise<Data> {
  return dataOf(await sendGraphql(call))
}

/** @throws Refusal with the server's message, NoAnswer */
export function dataOf<Data>({ data, errors }: GraphqlAnswer<Data>): Data {
  if (errors?.[0]) throw new Refusal(errors[0])
  if (!data) throw new NoAnswer(200)
  return data
}
