import type { ComponentType, ReactNode } from 'react'

/** The parts of the menu. */
export type MenuGroupName = 'work' | 'content' | 'sale' | 'stock' | 'shop' | 'administration'

/** What the back office has of an entity besides what is generated. */
export interface EntityScreens {
  /** Its part of the menu; left out for content of the site. */
  menu?: MenuGroupName
  /** Around its links in the menu, where these are not always there. */
  menuGate?: ComponentType<{ children: ReactNode }>
  /** An overview that is more than the generated one. */
  list?: ComponentType
  /** A form to add what takes more than its fields. */
  create?: ComponentType
  /** A form with more to it than its fields, also where there is no generated one. */
  edit?: ComponentType
  /** A screen for what the product or visitors make and the owner reads one by one. */
  view?: ComponentType
  /** Mail is not added here, though integrators may add some through the API. */
  isMail?: boolean
  /** Where a record is seen and changed, in place of generated screens. */
  pathOf?(id: number): string
  /** Where one is led who asks for a record that is not there, in place of the list. */
  pathWhenGone?: string
}
