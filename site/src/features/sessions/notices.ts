/** The query parameter with the reason of a redirect. */
export const noticeParameter = 'notice'

/** The text that is shown after a redirect, by the value of the parameter. */
export const notices = {
  'other-role': 'notice.otherRole',
  'no-permission': 'notice.noPermission',
  'not-logged-in': 'notice.notLoggedIn',
} as const

export type Notice = keyof typeof notices

/** The notice that an address carries, if it is one that we know. A way back is only given to who is not logged in. */
export function noticeIn(search: string): Notice | null {
  const asked = new URLSearchParams(search)
  const named = asked.get(noticeParameter)
  if (named !== null && Object.hasOwn(notices, named)) return named as Notice
  return asked.has('redirect') ? 'not-logged-in' : null
}
