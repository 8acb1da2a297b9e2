import { roleAddresses } from '@shop/server/screens'
import type { Role } from '../../generated/graphql'

/** Where a role logs in and its home. */
export interface RoleArea {
  role: Role
  login: string
  home: string
}

/** By the name of the role in the schema, which has `_` where the role has `-`. */
export const roleAreas = Object.fromEntries(
  Object.entries(roleAddresses).map(([role, addresses]) => {
    const name = role.replaceAll('-', '_') as Role
    return [name, { role: name, ...addresses }]
  }),
) as Record<Role, RoleArea>
