import type { ComponentType } from 'react'
import type { MessageKey } from '../i18n/createI18nProvider'
import type { MenuGroupName } from '../managed/EntityScreens'
import { mayCall } from '../rights/rights'

export interface OwnScreen {
  Screen: ComponentType
  /** Its path in react-admin. */
  name: string
  /** Its address in the back office: `/cougarXr7/{section}`. */
  section: string
  title: MessageKey
  icon: string
  /** The part of the menu that it closes, `first` beside the dashboard; left out at the foot of all. */
  group?: MenuGroupName | 'first'
  /** Where the shop uses none of these entities, there is no such screen. */
  needs?: readonly string[]
  /** The operation that it cannot do without: who may not call it has no such screen. */
  asks?: string
  /** Entities whose screens are reached from it, and not from the menu. */
  covers?: readonly string[]
  /** Whether it is reached from elsewhere alone. */
  isHidden?: boolean
}

let registered: readonly OwnScreen[] = []

/** The screens of the features that are about no entity, in their order, from now on. */
export function registerOwnScreens(screens: readonly OwnScreen[]): void {
  registered = screens
}

/** The screens that are about no entity; those of the entities are generated. */
export function ownScreens(): readonly OwnScreen[] {
  return registered
}

/** Whether the shop uses what a screen is for, and the user may do it. */
export function isScreenInUse({ needs, asks }: OwnScreen, entities: readonly { name: string }[]): boolean {
  if (asks !== undefined && !mayCall(asks)) return false
  return needs === undefined || entities.some(({ name }) => needs.includes(name))
}
