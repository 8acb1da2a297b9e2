import type { SecondFactorRule, Settings } from '../settings/readSettings.js'
import { type Role, staffRoles } from './roles.js'

const required: Readonly<Record<SecondFactorRule, readonly Role[]>> = {
  off: [],
  admin: ['cms-admin'],
  staff: staffRoles,
}

/** Whether an account of this role has to set up a second factor before it may do anything else. */
export function mustEnrol(role: Role, hasSecondFactor: boolean, settings: Settings): boolean {
  return !hasSecondFactor && required[settings.requireSecondFactor].includes(role)
}
