import type { ReactElement } from 'react'
import { Route } from 'react-router'
import type { ManagedEntity } from '../kernel/managed/ManagedEntity'
import { isScreenInUse, ownScreens } from '../kernel/navigation/ownScreens'

/** The screens that are about no entity, as far as the shop uses what they are for. */
export function ownRoutes(entities: readonly ManagedEntity[]): ReactElement[] {
  return ownScreens()
    .filter((screen) => isScreenInUse(screen, entities))
    .map(({ name, Screen }) => <Route key={name} path={`/${name}`} element={<Screen />} />)
}
