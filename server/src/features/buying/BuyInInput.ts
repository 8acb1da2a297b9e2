import { Field, InputType, Int } from 'type-graphql'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { describeInput } from '../../kernel/fields/inputs.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { MoneyScalar } from '../../kernel/fields/scalars.js'
import type { Language } from '../../kernel/shared/screens.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { identityPapers, purchaseMethods } from '../boughtItems/boughtItemChoices.js'
import { productConditions } from '../products/Product.js'

@InputType({ description: 'Used goods as they are bought. Everything at fault is refused together.' })
export class BuyInInput {
  @Field(() => Int, { nullable: true, description: 'The id of the seller, where the shop knows them.' })
  customer?: number | null

  @Field(() => String, { nullable: true, description: 'Has to be given.' })
  sellerName?: string | null

  @Field(() => String, { nullable: true, description: 'Street and number; has to be given.' })
  sellerAddress?: string | null

  @Field(() => String, { nullable: true, description: 'Has to be given.' })
  sellerPostalCode?: string | null

  @Field(() => String, { nullable: true, description: 'Has to be given.' })
  sellerCity?: string | null

  @Field(() => identityPapers.enumType, { nullable: true, description: 'Which kind was shown; has to be given.' })
  identityPaper?: ValueOf<typeof identityPapers> | null

  @Field(() => String, { nullable: true, description: 'What it is, such as Laptop; has to be given.' })
  goods?: string | null

  @Field(() => String, { nullable: true, description: 'Has to be given.' })
  make?: string | null

  @Field(() => String, { nullable: true, description: 'Has to be given.' })
  model?: string | null

  @Field(() => String, { nullable: true, description: 'Where the goods have one.' })
  serialNumber?: string | null

  @Field(() => productConditions.enumType, { nullable: true, description: 'Used when left out.' })
  condition?: ValueOf<typeof productConditions> | null

  @Field(() => String, { nullable: true, description: 'What else tells it apart, and what belongs to it.' })
  details?: string | null

  @Field(() => MoneyScalar, { nullable: true, description: 'What the seller gets; has to be given.' })
  price?: number | null

  @Field(() => purchaseMethods.enumType, { nullable: true, description: 'In cash when left out.' })
  paidBy?: ValueOf<typeof purchaseMethods> | null

  @Field(() => languageChoice.enumType, {
    nullable: true,
    description: 'Of what is signed; that of the call if left out.',
  })
  language?: Language | null

  @Field(() => String, { nullable: true, description: 'Who signed; the seller when left out.' })
  signedBy?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Their signature: the path of a drawing of 600 × 200; has to be given.',
  })
  drawing?: string | null
}

describeInput('BuyInInput', () => BoughtItem)
