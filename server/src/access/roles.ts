import { defineChoice, type ValueOf } from '../fields/Choice.js'

export const roles = defineChoice(
  'Role',
  ['cms-admin', 'cms-status-user', 'cms-zzp', 'cms-accountant'],
  'What somebody who is logged in may do.',
)

export type Role = ValueOf<typeof roles>

/** The id that programs have, which call with a token; no account has it. */
const programId = 0

/** Whoever is logged in. */
export interface Viewer {
  /** The account. */
  id: number
  name: string
  email: string
  role: Role
  /** Whether a customer may see the status screens. */
  statusUser: boolean
}

/** A program as it may call with its token. It is nobody's customer. */
export function programViewer(name: string, role: Role): Viewer {
  return { id: programId, name, email: '', role, statusUser: false }
}

export function isProgram(viewer: Viewer | null): boolean {
  return viewer?.id === programId
}
