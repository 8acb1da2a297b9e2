import type { ColleagueRight } from '../shared/staffRights.js'
import type { Role } from './roles.js'

/** What a program may be told if its token has that right by name. */
export const secretRights = ['jobAddresses', 'calendarFeed', 'accessCodes'] as const
export type SecretRight = (typeof secretRights)[number]

/** The id of every program that calls with a token; no account has it. */
const programId = 0

/** An account that is logged in, or a program. */
export interface Viewer {
  /** The account. */
  id: number
  name: string
  email: string
  role: Role
  /** What a colleague may do of their role; none for an owner, and for every other role. */
  right?: ColleagueRight
  /** Whether an owner has to agree before visitors see what the colleague writes. */
  asksApproval?: boolean
  /** Whether a PIN let them in, which gives the work at the counter alone and nothing of the own account. */
  isAtCounter?: boolean
  /** Whether a customer may see the status screens. */
  statusUser: boolean
  /** The hash of the token of the session, which gives no access; none for a program. */
  session?: string
  /** Whether a second factor has to be set up before anything else; never so for a program. */
  mustEnrol?: boolean
  /** What a program may use of its role; people may use all of it. */
  limits?: ProgramLimits
}

export interface ProgramLimits {
  /** The id of its token. */
  token: number
  isReadOnly: boolean
  /** The names of the only entities that it may use; null for all. */
  entities: ReadonlySet<string> | null
  /** The kinds of secret that it may be told. */
  secrets: ReadonlySet<SecretRight>
}

/** A program that calls with a token. It is never a customer. */
export function programViewer(name: string, role: Role, limits: ProgramLimits): Viewer {
  return { id: programId, name, email: '', role, statusUser: false, limits }
}

export function isProgram(viewer: Viewer | null): boolean {
  return viewer?.id === programId
}
