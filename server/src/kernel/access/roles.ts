import { defineChoice, type ValueOf } from '../fields/Choice.js'
import { roleAddresses } from '../shared/screens.js'
import { staffRights as names } from '../shared/staffRights.js'

export const roles = defineChoice(
  'Role',
  Object.keys(roleAddresses) as (keyof typeof roleAddresses)[],
  'What someone who is logged in may do.',
)

export const staffRights = defineChoice(
  'StaffRight',
  names,
  'What a colleague may do of the role of administrators; an owner may do everything.',
)

export type Role = ValueOf<typeof roles>

/** The roles of those who work in or for the shop; the other is that of its customers. */
export const staffRoles: readonly Role[] = ['cms-admin', 'cms-zzp', 'cms-accountant']
