import type { Feature } from '../../kernel/Feature.js'
import { Customer } from './Customer.js'
import { CustomerNote } from './CustomerNote.js'
import { CustomerNoteResolver } from './CustomerNoteResolver.js'
import { MergedCustomer } from './MergedCustomer.js'

export const customersFeature: Feature = {
  entities: [Customer],
  tables: [CustomerNote, MergedCustomer],
  resolvers: () => [CustomerNoteResolver],
  personalData: [
    {
      name: 'internalNotes',
      async read({ manager, customer: { id } }) {
        const notes = await manager.find(CustomerNote, { where: { customer: id }, order: { id: 'ASC' } })
        return notes.map(({ customer, ...note }) => note)
      },
    },
    {
      name: 'merged',
      async read({ manager, customer: { id } }) {
        const merged = await manager.find(MergedCustomer, { where: { customer: id }, order: { id: 'ASC' } })
        return merged.map(({ customer, ...each }) => each)
      },
    },
  ],
}
