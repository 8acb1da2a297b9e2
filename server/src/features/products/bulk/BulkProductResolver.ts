import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import type { Context } from '../../../kernel/context/Context.js'
import type { Values } from '../../../kernel/context/Row.js'
import { inputsFor } from '../../../kernel/fields/inputs.js'
import { Product } from '../Product.js'
import { bulkOutcomes, maxRows, maxWhole, type PutRow, putProducts } from './putProducts.js'

@ObjectType({ simpleResolvers: true, description: 'What is wrong with a field of a row.' })
class BulkFault {
  @Field(() => String, { description: 'The field, such as `price`.' })
  field: string

  @Field(() => [String], { description: 'What is wrong with it.' })
  messages: string[]
}

@ObjectType({ simpleResolvers: true, description: 'What became of a row of many.' })
class BulkRowResult {
  @Field(() => bulkOutcomes.enumType, { description: 'What was done.' })
  outcome: PutRow['outcome']

  @Field(() => Int, { nullable: true, description: 'Of the product; null for a row that was refused.' })
  id: number | null

  @Field(() => Int, { nullable: true, description: 'The version that the product has now; null likewise.' })
  version: number | null

  @Field(() => String, { nullable: true, description: 'Why it was refused, such as `VALIDATION`; null otherwise.' })
  code: string | null

  @Field(() => String, { nullable: true, description: 'The same in words.' })
  message: string | null

  @Field(() => [BulkFault], { nullable: true, description: 'The faults of its fields, where it is those.' })
  faults: BulkFault[] | null
}

/** Another system keeps price and stock in step by its own numbers. */
@Resolver()
export class BulkProductResolver {
  @Granted(['cms-admin'], { about: 'product' })
  @Mutation(() => [BulkRowResult], {
    description: `Adds or changes products by their article number (sku), at most ${maxRows}. Answers what became of each row, in their order.`,
  })
  async bulkProducts(
    @Ctx() context: Context,
    @Arg('rows', () => [inputsFor(Product).update], {
      description:
        'Each with its `sku`, and with what is to be so. A product that is not there yet needs a title and a price.',
    })
    rows: Values[],
    @Arg('allOrNothing', () => Boolean, {
      defaultValue: false,
      description: `Whether nothing is written when a row is refused; the call is refused then. At most ${maxWhole} rows.`,
    })
    allOrNothing: boolean,
    @Arg('asRest', () => Boolean, {
      defaultValue: false,
      description: 'Whether faults name fields as REST does, such as `purchase_price`.',
    })
    asRest: boolean,
  ): Promise<BulkRowResult[]> {
    const put = await putProducts(context, rows, allOrNothing)
    return put.map(({ refusal, ...row }) => ({
      ...row,
      code: refusal?.code ?? null,
      message: refusal?.message ?? null,
      faults: refusal?.errors
        ? Object.entries(refusal.errors).map(([field, messages]) => ({
            field: asRest ? snakeCase(field) : field,
            messages,
          }))
        : null,
    }))
  }
}

function snakeCase(path: string): string {
  return path.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
