import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { JobPhotoServices } from '../jobs/photos/jobPhotoUse.js'
import type { MessagePhotoServices } from '../messages/photos/messagePhotoUse.js'
import { customerData } from './customerData.js'
import { eraseCustomer } from './eraseCustomer.js'
import { eraserOf } from './erasures.js'
import { exportCustomer } from './exportCustomer.js'

@ObjectType({ simpleResolvers: true, description: 'What was erased.' })
class ErasedCustomer {
  @Field(() => Int, { description: 'New PCs and repairs.' })
  jobs: number

  @Field(() => Int, { description: 'Messages from the same e-mail address.' })
  messages: number

  @Field(() => Int, { description: 'Mails to or about the customer.' })
  mails: number

  @Field(() => Int, { description: 'Entries of the history.' })
  history: number
}

@ObjectType({ simpleResolvers: true, description: 'How many records of a customer are stored.' })
class CustomerData extends ErasedCustomer {
  @Field(() => Int, {
    description: 'Jobs with costs that the tax office may still ask for: changed within seven years.',
  })
  jobsForTax: number

  @Field(() => Int, { description: 'Devices.' })
  devices: number

  @Field(() => Int, { description: 'Quotes.' })
  quotes: number

  @Field(() => Int, { description: 'Appointments, past ones too.' })
  appointments: number

  @Field(() => Int, { description: 'Reserved products, past ones too.' })
  reservations: number

  @Field(() => Int, { description: 'What the shop notes of the customer for itself.' })
  notes: number

  @Field(() => Int, { description: 'What of all this is in the trash.' })
  binned: number

  @Field(() => Int, { description: 'Documents for the accountant, where that is what the account is.' })
  documents: number

  @Field(() => Int, { description: 'Lines of the ledger of stock, which stay without the name.' })
  stockMovements: number
}

/** A customer's legal rights: to see all stored data, and to have it erased. */
@Resolver()
export class CustomerDataResolver {
  @Granted(['cms-admin'])
  @Query(() => CustomerData, { description: 'How many records of a customer are stored, who may be in the trash.' })
  customerData(@Ctx() { services }: Context, @Arg('id', () => Int) id: number): Promise<CustomerData> {
    return customerData(services.database, id)
  }

  @Granted(['cms-admin'])
  @Query(() => String, { description: 'All that is stored of a customer, as JSON.' })
  async exportCustomer(
    @Ctx() { services }: Context<JobPhotoServices & MessagePhotoServices>,
    @Arg('id', () => Int) id: number,
  ): Promise<string> {
    return JSON.stringify(await exportCustomer(services, id), null, 2)
  }

  @Granted(['cms-admin'])
  @Mutation(() => ErasedCustomer, {
    description: 'Erases a customer and all records of the customer for good, the trash included.',
  })
  eraseCustomer(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('confirmation', () => String, { description: 'The name or the e-mail address of the customer.' })
    confirmation: string,
  ): Promise<ErasedCustomer> {
    return eraseCustomer(context, id, eraserOf(context.viewer), confirmation)
  }
}
