import type { ManagedEntity } from '../managed/ManagedEntity'
import { ownScreens } from '../navigation/ownScreens'
import { isOwner, mayCall, mayRead } from '../rights/rights'

/** Whether there is a screen at a path of the back office, of an entity or its own, that the user has no right to. */
export function isBeyondRight(pathname: string, entities: readonly ManagedEntity[]): boolean {
  if (isOwner()) return false
  // What the address book has no word for stands behind a mark, as it was in the address bar.
  const path = pathname.replace(/^\/-/, '').replace(/^\//, '')
  const isAt = (place: string) => path === place || path.startsWith(`${place}/`)
  return (
    entities.some(({ name, section }) => !mayRead(name) && [name, section].some(isAt)) ||
    ownScreens().some(({ name, section, asks }) => asks !== undefined && !mayCall(asks) && [name, section].some(isAt))
  )
}
