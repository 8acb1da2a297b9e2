import { createContext } from 'react'
import type { FormScreen, ManagedEntity } from './ManagedEntity'

/** The id of the record of which there is only one. */
export const singleId = 1

/** The part of the form that is shown; null for all of it. */
export const ShownScreen = createContext<FormScreen | null>(null)

/** Where a screen of the one record is: the first at the record itself, the others below it. */
export function screenPath({ name, screens }: ManagedEntity, { address }: FormScreen): string {
  const record = `/${name}/${singleId}`
  return screens?.[0]?.address === address ? record : `${record}/${address}`
}

/** The screen of the one record at a path; undefined for one of something else. */
export function screenAt(entity: ManagedEntity, path: string): FormScreen | undefined {
  return entity.screens?.find((screen) => screenPath(entity, screen) === path)
}
