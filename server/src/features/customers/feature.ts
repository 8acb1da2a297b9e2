import type { Feature } from '../../kernel/Feature.js'
import { Customer } from './Customer.js'
import { CustomerNote } from './CustomerNote.js'
import { CustomerNoteResolver } from './CustomerNoteResolver.js'
import { MergedCustomer } from './MergedCustomer.js'

export const customersFeature: Feature = {
  entities: [Customer],
  tables: [CustomerNote, MergedCustomer],
  resolvers: () => [CustomerNoteResolver],
}
