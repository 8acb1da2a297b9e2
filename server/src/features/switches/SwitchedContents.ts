import type { EntityTarget, ObjectLiteral } from 'typeorm'
import type { Role } from '../../kernel/access/roles.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import type { TextKey } from '../../kernel/i18n/nl.js'
import type { Screen } from '../../kernel/shared/screens.js'
import type { MailKind } from '../mailTexts/MailKinds.js'

declare module '../../kernel/Feature.js' {
  interface Feature {
    /** What of it goes away with a switch of the shop. */
    switches?: Switches
  }
}

/** The field of the shop's settings by which a part of the product is switched. */
export type SwitchName = `uses${string}`

/** What someone counts on: while there is some, the switch stays on. */
export interface Pending {
  type: EntityTarget<ObjectLiteral>
  /** @param now ISO 8601, UTC */
  where(now: string): object
  one: TextKey
  several: TextKey
}

/**
 * What of a feature goes away with a switch of the shop; the operations, addresses and menus of these go with them. What hangs
 * on several switches goes away with the last of them.
 */
export interface SwitchedContents {
  entities?: readonly Class[]
  /** Blocks of pages. */
  blocks?: readonly Class[]
  /** Screens of visitors. */
  screens?: readonly Screen[]
  /** Addresses of visitors that belong to no screen, with all below them. */
  addresses?: readonly string[]
  /** Operations that are about no entity of its own. */
  operations?: readonly string[]
  mails?: readonly MailKind[]
  /** Who logs in for it alone. */
  roles?: readonly Role[]
  /** Forms of the contact screen. */
  contactForms?: readonly string[]
  /** Whether it is what the tool for help from afar is for. */
  hasDownload?: boolean
  /** The switch without which it is nothing. */
  within?: SwitchName
  pending?: Pending
}

/** By the switches. */
export type Switches = Readonly<Partial<Record<SwitchName, SwitchedContents>>>
