import type { GraphqlAnswer } from './GraphqlAnswer'

/**
 * Asks the user to log in again.
 * @param isWrite whether the call that lacks one would change something
 * @returns whether there is one now
 */
export type Renew = (isWrite: boolean) => Promise<boolean>

let renew: Renew | undefined

/** Sets how a session is renewed; without it a call without a session is refused. */
export function renewSessionWith(renewal: Renew | undefined): void {
  renew = renewal
}

/** Sends a call; when the session had ended, renews it and sends the call once more. */
export async function withSession<Answer extends GraphqlAnswer<unknown>>(
  send: () => Promise<Answer>,
  isWrite: boolean,
): Promise<Answer> {
  const answer = await send()
  const isRefused = answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  return isRefused && (await renew?.(isWrite)) ? send() : answer
}
