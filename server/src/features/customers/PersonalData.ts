import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import type { Customer } from './Customer.js'

declare module '../../kernel/Feature.js' {
  interface Feature {
    /** What it stores of a customer, who may ask for it and have it erased. */
    personalData?: readonly PersonalData[]
  }
}

/** Records of one entity. */
export interface StoredRecords {
  type: Class
  rows: Row[]
}

/** A customer, or one who was merged into this one. */
export interface Whose {
  id: number
  /** As e-mail addresses are compared; of who has none, what no address is. */
  address: string
}

/** Whose data is looked for, read and locked within a transaction. */
export interface Person {
  manager: EntityManager
  customer: Row & Customer
  whose: readonly Whose[]
  /** As the customer logs in, and those merged into this one did. */
  emails: readonly string[]
  /** Records by conditions of TypeORM, in the order of their ids. */
  find(type: Class, where: object): Promise<StoredRecords>
  /** The ids of the records with an e-mail address of the customer in one of these fields. */
  idsByAddress(type: Class, fields: readonly string[]): Promise<number[]>
}

/** Records of entities. */
export interface PersonalRecords {
  /** What they are called in the export. */
  name: string
  records(person: Person): Promise<StoredRecords[]>
  /** What the export says of them; what their fields hold when not given. @param services all that there are */
  print?(manager: EntityManager, services: never, stored: readonly StoredRecords[]): Promise<unknown>
  /** Whether they go with the account, and are not erased by themselves. */
  goesWithAccount?: boolean
  /** Whether they are in no history and no trash. */
  isWithoutHistory?: boolean
  /** Whether they are deleted with another record, without a deletion of their own in the history. */
  goesWithOthers?: boolean
}

/** What is no record of an entity. */
export interface OtherPersonalData {
  name: string
  /** As it is exported. */
  read(person: Person): Promise<unknown>
}

export type PersonalData = (PersonalRecords | OtherPersonalData) & {
  /** Erases, or makes nameless, what neither the account nor records take with them. */
  erase?(person: Person, context: Context): Promise<void>
}

export function holdsRecords(data: PersonalData): data is PersonalRecords & PersonalData {
  return 'records' in data
}

let registered: readonly PersonalData[] = []

/** Registers what all features store of customers. @throws Error for two of one name */
export function registerPersonalData(ofFeatures: readonly PersonalData[]): void {
  const names = ofFeatures.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`Two features export data of customers as ${twice}.`)
  registered = ofFeatures
}

/** What all features store of customers. */
export function allPersonalData(): readonly PersonalData[] {
  return registered
}
