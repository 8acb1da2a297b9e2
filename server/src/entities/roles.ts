import { defineChoice, type ValueOf } from '../fields/Choice.js'

export const roles = defineChoice(
  'Role',
  ['cms-admin', 'cms-status-user', 'cms-zzp', 'cms-accountant'],
  'What somebody who is logged in may do.',
)

export type Role = ValueOf<typeof roles>
