import type { EntityManager } from 'typeorm'
import { RowReader } from '../database/RowReader.js'
import type { Settings } from '../settings/readSettings.js'
import { hashAddressCode, isAddressCode, newAddressCode } from './addressCode.js'
import { type Binding, seal, unseal } from './secretBox.js'

type Secret = Pick<Settings, 'sessionSecret'>

interface StoredAddress {
  codeHash: string
  sealed: string
}

/** The secret addresses of records of one kind, one for each: stored as a hash, and sealed for the mails about it. */
export class SecretAddresses<Address extends StoredAddress> {
  /**
   * @param type the table of the addresses
   * @param owner the column in it that names the record
   */
  constructor(
    private readonly type: new () => Address,
    private readonly owner: keyof Address & string,
    private readonly purpose: Binding['purpose'],
  ) {}

  /** Gives a new record its code. */
  async insert(manager: EntityManager, settings: Secret, id: number): Promise<string> {
    const code = newAddressCode()
    const sealed = seal(code, this.bindingOf(id), settings)
    await manager.insert(this.type, { [this.owner]: id, codeHash: hashAddressCode(code), sealed } as object)
    return code
  }

  /** The code of a record; null when it was sealed under another SESSION_SECRET. */
  async codeOf(manager: EntityManager, settings: Secret, id: number): Promise<string | null> {
    const address = await manager.findOneBy(this.type, { [this.owner]: id } as object)
    return address && unseal(address.sealed, this.bindingOf(id), settings)
  }

  /** The id of the record that a code opens; null for any other code. */
  async opened(manager: EntityManager, code: string): Promise<number | null> {
    if (!isAddressCode(code)) return null
    // Without the query builder, whose work is most of what a guessed code costs.
    const address = await new RowReader(manager).first(this.type, { codeHash: hashAddressCode(code) })
    return address && Number(address[this.owner])
  }

  private bindingOf(id: number): Binding {
    return { purpose: this.purpose, owner: `${this.owner} ${id}` }
  }
}
