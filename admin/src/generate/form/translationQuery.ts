/** The part of the address of an add form that names the record to be translated. */
export const translationQuery = 'vertaling-van'
