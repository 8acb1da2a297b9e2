/** How a customer is reached: what the shop may change of an account. */
export const contactFields = ['name', 'email', 'phoneNumber', 'address', 'houseNumber', 'zipCode', 'language'] as const
