import { CallLimit } from './CallLimit.js'

/** Logins, successful or not. */
export const loginLimit = new CallLimit('login', (settings) => settings.loginLimit)

/** Page views: more than a person makes. */
export const pageViewLimit = new CallLimit('page-view', () => ({ points: 120, seconds: 60 }))

/** Messages from visitors. */
export const messageLimit = new CallLimit('message', (settings) => settings.messageLimit)
