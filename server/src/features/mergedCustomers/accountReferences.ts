import type { DataSource } from 'typeorm'
import { isOfLogin } from '../../kernel/fields/CascadeReference.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { Customer } from '../customers/Customer.js'

/** A column that refers to an account. */
export interface AccountReference {
  type: Class
  property: string
  /** Whether its rows go with the login, instead of to the customer who remains. */
  isOfLogin: boolean
}

/** Every column of the product that refers to an account, as the entities describe them. */
export function accountReferences({ entityMetadatas }: DataSource): AccountReference[] {
  return entityMetadatas.flatMap(({ target, foreignKeys }) =>
    foreignKeys
      .filter(({ referencedEntityMetadata }) => referencedEntityMetadata.target === Customer)
      .flatMap(({ columns }) => columns)
      .map(({ propertyName }) => {
        return { type: target as Class, property: propertyName, isOfLogin: isOfLogin(target, propertyName) }
      }),
  )
}
