import type {
  BuyInInput,
  IdentityPaper,
  ProductCondition,
  PurchaseMethod,
  SellersAtCounterQuery,
} from '../../generated/graphql'
import { amountOf } from '../till/Sale'

/** A purchase as it stands on the screen: what is typed may be anything. */
export interface Purchase {
  customer: number | null
  sellerName: string
  sellerAddress: string
  sellerPostalCode: string
  sellerCity: string
  identityPaper: IdentityPaper | null
  goods: string
  make: string
  model: string
  serialNumber: string
  condition: ProductCondition
  details: string
  price: string
  paidBy: PurchaseMethod | null
  drawing: string
}

export const emptyPurchase: Purchase = {
  ...{ customer: null, sellerName: '', sellerAddress: '', sellerPostalCode: '', sellerCity: '', identityPaper: null },
  ...{
    goods: '',
    make: '',
    model: '',
    serialNumber: '',
    condition: 'used',
    details: '',
    price: '',
    paidBy: null,
    drawing: '',
  },
}

export type KnownSeller = SellersAtCounterQuery['customers']['items'][number]

/** With what the shop knows of a customer; what was typed stays where it knows nothing. */
export function withSeller(
  purchase: Purchase,
  { id, name, address, houseNumber, zipCode, city }: KnownSeller,
): Purchase {
  return {
    ...purchase,
    ...{ customer: id, sellerName: name },
    sellerAddress: [address, houseNumber].filter(Boolean).join(' ') || purchase.sellerAddress,
    sellerPostalCode: zipCode ?? purchase.sellerPostalCode,
    sellerCity: city ?? purchase.sellerCity,
  }
}

/** As the server takes it. */
export function purchaseInput({ price, drawing, ...purchase }: Purchase, language: 'nl' | 'en'): BuyInInput {
  return { ...purchase, price: amountOf(price), drawing: drawing || null, language }
}
