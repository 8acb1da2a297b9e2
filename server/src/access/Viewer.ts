import type { Role } from '../entities/roles.js'

/** The id of every program that calls with a token; no account has it. */
const programId = 0

/** An account that is logged in, or a program. */
export interface Viewer {
  /** The account. */
  id: number
  name: string
  email: string
  role: Role
  /** Whether a customer may see the status screens. */
  statusUser: boolean
}

/** A program that calls with a token. It is never a customer. */
export function programViewer(name: string, role: Role): Viewer {
  return { id: programId, name, email: '', role, statusUser: false }
}

export function isProgram(viewer: Viewer | null): boolean {
  return viewer?.id === programId
}
