import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'

/** What the shop may change of an account: never its role or its password. */
@InputType('CustomerContactInput', {
  description: 'How a customer is reached, and what they may see. What is left out stays.',
})
class CustomerContactInput {
  @Field(() => Int, { nullable: true, description: 'The version that the change is based on.' })
  version?: number

  @Field(() => String, { nullable: true, description: 'The name.' })
  name?: string

  @Field(() => String, { nullable: true, description: 'The address of mails, with which the customer logs in.' })
  email?: string

  @Field(() => String, { nullable: true, description: 'The phone number, as it is written.' })
  phoneNumber?: string | null

  @Field(() => String, { nullable: true, description: 'The street.' })
  address?: string | null

  @Field(() => String, { nullable: true, description: 'The number in the street.' })
  houseNumber?: string | null

  @Field(() => String, { nullable: true, description: 'The postal code.' })
  zipCode?: string | null

  @Field(() => String, { nullable: true, description: 'The town.' })
  city?: string | null

  @Field(() => String, { nullable: true, description: 'The company for which the customer comes.' })
  company?: string | null

  @Field(() => String, { nullable: true, description: 'The number of the company in the Dutch chamber of commerce.' })
  kvkNumber?: string | null

  @Field(() => String, { nullable: true, description: 'The VAT number of the company, with its country.' })
  vatNumber?: string | null

  @Field(() => String, { nullable: true, description: 'Where invoices go, when not to the address of mails.' })
  invoiceEmail?: string | null

  @Field(() => String, { nullable: true, description: 'The address that stands on invoices, when it is another.' })
  invoiceAddress?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Within how many days invoices are to be paid; null for those of the shop.',
  })
  paymentDays?: number | null

  @Field(() => languageChoice.enumType, { nullable: true, description: 'The language of mails.' })
  language?: Language

  @Field(() => Boolean, { nullable: true, description: 'Whether the customer may see the status screens.' })
  statusUser?: boolean
}

/** What the back office does with customers that REST does not: there they are listed, added and deleted. */
@Resolver()
export class CustomerResolver {
  @Granted(['cms-admin'], { about: 'customer' })
  @Mutation(() => Customer, {
    description: 'Changes how a customer is reached, and whether the customer may see the status.',
  })
  updateCustomer(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => CustomerContactInput) input: CustomerContactInput,
  ): Promise<Row> {
    return updateRecord(context, managedEntity(Customer), id, { ...input } as Values)
  }

  @Granted(['cms-admin'], { about: 'customer' })
  @Mutation(() => Customer, {
    description: 'Changes how a customer is reached.',
    deprecationReason: 'Use updateCustomer.',
  })
  editCustomer(
    @Ctx() context: Context,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => CustomerContactInput) input: CustomerContactInput,
  ): Promise<Row> {
    return this.updateCustomer(context, id, input)
  }
}
