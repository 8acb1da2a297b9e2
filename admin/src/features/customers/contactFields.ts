/** How a customer is reached. */
export const ownFields = [
  'name',
  'email',
  'phoneNumber',
  'address',
  'houseNumber',
  'zipCode',
  'city',
  'language',
] as const

/** What is known of the company for which a customer comes. */
export const businessFields = [
  ...(['company', 'kvkNumber', 'vatNumber', 'invoiceEmail', 'invoiceAddress', 'paymentDays'] as const),
]

/** What the shop may change of an account. */
export const contactFields = [...ownFields, ...businessFields] as const
