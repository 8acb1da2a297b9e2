import type { Role } from '../../kernel/access/roles.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { SwitchedOff } from '../../kernel/context/SwitchedOff.js'
import { blockKeyOf } from '../../kernel/fields/blockTypes.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { isClosed } from '../../kernel/shared/closedAddresses.js'
import { languages, roleAddresses, type Screen, screenAddress } from '../../kernel/shared/screens.js'
import type { MailKind } from '../mailTexts/MailKinds.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import { openWhileClosed } from './openWhileClosed.js'
import type { SwitchedContents } from './SwitchedContents.js'
import { contentsOf, type ShopSwitch, shopSwitchNames, switchAround } from './shopSwitches.js'

type Settings = Pick<ShopSettings, ShopSwitch | 'remoteSupportUrl' | 'isOpen'>

declare module '../../kernel/context/SwitchedOff.js' {
  interface SwitchedOff {
    readonly screens: ReadonlySet<Screen>
    readonly mails: ReadonlySet<MailKind>
    /** The forms of the contact screen. */
    readonly contactForms: ReadonlySet<string>
  }
}

/** What is gone of the product because the shop has switched it off. */
export class SwitchedOffContents implements SwitchedOff {
  /** The names of entities. */
  readonly entities: ReadonlySet<string>
  /** The keys of blocks. */
  readonly blocks: ReadonlySet<string>
  readonly screens: ReadonlySet<Screen>
  readonly mails: ReadonlySet<MailKind>
  readonly roles: ReadonlySet<Role>
  /** The forms of the contact screen. */
  readonly contactForms: ReadonlySet<string>
  /** Addresses that are not found, with all below them. */
  readonly addresses: readonly string[]
  private readonly operations: ReadonlySet<string>
  private readonly isOpen: boolean
  /** The same for the same switches. */
  readonly key: string

  /** @param emptyScreens addresses of screens that have nothing to show, which are closed just as well */
  constructor(settings: Settings, emptyScreens: readonly string[] = []) {
    const { remoteSupportUrl, isOpen } = settings
    this.isOpen = isOpen
    const gone = <Each>(of: (contents: SwitchedContents) => readonly Each[] | undefined): ReadonlySet<Each> => {
      const all = (isOn: boolean) =>
        shopSwitchNames
          .filter((name) => isUsed(settings, name) === isOn)
          .flatMap(contentsOf)
          .flatMap((contents) => of(contents) ?? [])
      const used = new Set(all(true))
      return new Set(all(false).filter((each) => !used.has(each)))
    }
    this.entities = gone(({ entities }) => entities?.map((type) => managedEntity(type).name))
    this.blocks = gone(({ blocks }) => blocks?.map(blockKeyOf))
    this.screens = gone(({ screens }) => screens)
    this.mails = gone(({ mails }) => mails)
    this.operations = gone(({ operations }) => operations)
    this.roles = gone(({ roles }) => roles)
    this.contactForms = gone(({ contactForms }) => contactForms)
    const downloads = gone(({ hasDownload }) => (hasDownload && remoteSupportUrl ? [remoteSupportUrl] : []))
    this.addresses = [
      ...languages.flatMap((language) => [
        ...[...this.screens].map((screen) => screenAddress(screen, language)),
        ...[...this.contactForms].map((form) => `${screenAddress('contact', language)}?form=${form}`),
      ]),
      ...gone(({ addresses }) => addresses),
      ...[...this.roles].flatMap((role) => [roleAddresses[role].login, roleAddresses[role].home]),
      ...[...downloads].filter((address) => address.startsWith('/')),
      ...emptyScreens,
    ]
    this.key = shopSwitchNames.filter((name) => !settings[name]).join()
  }

  /** Whether an operation is gone. @param entity that it is about */
  closesOperation(operation: string, entity: string | undefined): boolean {
    return this.operations.has(operation) || (entity !== undefined && this.entities.has(entity))
  }

  keepsFrom(viewer: Viewer | null, operation: string): boolean {
    return !this.isOpen && viewer?.role !== 'cms-admin' && !(operation in openWhileClosed)
  }

  /** Whether an address of the site leads to what is gone. */
  closes(address: string): boolean {
    return this.addresses.length > 0 && isClosed(address, this.addresses)
  }
}

function isUsed(settings: Settings, name: ShopSwitch): boolean {
  const around = switchAround(name)
  return settings[name] && (around === undefined || isUsed(settings, around))
}

/** Nothing is. */
export const nothingOff = new SwitchedOffContents(
  Object.assign(Object.fromEntries(shopSwitchNames.map((name) => [name, true])) as Record<ShopSwitch, boolean>, {
    remoteSupportUrl: null,
    isOpen: true,
  }),
)
