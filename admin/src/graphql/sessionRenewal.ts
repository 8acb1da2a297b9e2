import type { GraphqlAnswer } from './GraphqlAnswer'

/**
 * Gets a new session from whoever sits there.
 * @param isWrite whether the call that lacks one would change something
 * @returns whether there is one now
 */
export type Renew = (isWrite: boolean) => Promise<boolean>

let renew: Renew | undefined

/** Says who is asked for a new session from now on; until then a call without one is refused. */
export function renewSessionWith(renewal: Renew | undefined): void {
  renew = renewal
}

/** Sends a call, and once more after somebody has logged in when the session had ended. */
export async function withSession<Answer extends GraphqlAnswer<unknown>>(
  send: () => Promise<Answer>,
  isWrite: boolean,
): Promise<Answer> {
  const answer = await send()
  const isRefused = answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  return isRefused && (await renew?.(isWrite)) ? send() : answer
}
