import { roleAddresses } from '@shop/server/screens'
import type { Role } from '../generated/graphql'

/** A role's way in: where it logs in and where it works. */
export interface Door {
  role: Role
  login: string
  home: string
}

/** By the name of the role in the schema, which has `_` where the role has `-`. */
export const doors = Object.fromEntries(
  Object.entries(roleAddresses).map(([role, addresses]) => {
    const name = role.replaceAll('-', '_') as Role
    return [name, { role: name, ...addresses }]
  }),
) as Record<Role, Door>
