import { CallLimit } from './CallLimit.js'

/** Logins, successful or not. */
export const loginLimit = new CallLimit('login', (settings) => settings.loginLimit)

/** Page views: more than a person makes. */
export const pageViewLimit = new CallLimit('page-view', () => ({ points: 120, seconds: 60 }))

/** Addresses that a network is the first to look at on a day: far fewer than a day stores, also for a whole block. */
export const newPathLimit = new CallLimit('new-path', () => ({ points: 200, seconds: 24 * 60 * 60 }))

const replaysPerMessage = 10

/** Repetitions of messages: they store nothing and are counted apart, so that a lost answer can still be fetched. */
export const replayLimit = new CallLimit('replay', ({ messageLimit: limit }) => {
  return limit && { ...limit, points: limit.points * replaysPerMessage }
})

/** What customers write about their jobs, with and without an account. */
export const jobMessageLimit = new CallLimit('job-message', () => ({ points: 40, seconds: 15 * 60 }))

/** Messages from visitors. */
export const messageLimit = new CallLimit('message', (settings) => settings.messageLimit)

const photoFormsPerMessage = 2

/** Messages with photos from visitors, also those that are refused: what they cost is spent before it is known. */
export const visitorPhotoLimit = new CallLimit('visitor-photos', ({ messageLimit: limit }) => {
  return limit && { ...limit, points: limit.points * photoFormsPerMessage }
})

/** Appointments that visitors make; as many as messages. */
export const appointmentLimit = new CallLimit('appointment', (settings) => settings.messageLimit)

/** Appointments that visitors move, each of which is mailed like a new one. */
export const appointmentMoveLimit = new CallLimit('appointment-move', (settings) => settings.messageLimit)
