import { LoginAttempt } from '../accounts/LoginAttempt.js'
import { Session } from '../accounts/Session.js'
import { User } from '../accounts/User.js'
import { IdSequence } from '../content/IdSequence.js'
import { Redirect } from '../content/Redirect.js'
import { Revision } from '../content/Revision.js'
import { entities } from '../entities/registry.js'
import { Media } from '../media/Media.js'

/** Every table of the product. */
export const tables = [...entities, IdSequence, LoginAttempt, Media, Redirect, Revision, Session, User]
