import { CallLimit } from './CallLimit.js'

/** Logins, whether they succeed or not. */
export const loginLimit = new CallLimit('login', (settings) => settings.loginLimit)

/** Looks at pages: more than anybody clicks. */
export const pageViewLimit = new CallLimit('page-view', () => ({ points: 120, seconds: 60 }))

/** Messages of visitors. */
export const messageLimit = new CallLimit('message', (settings) => settings.messageLimit)
