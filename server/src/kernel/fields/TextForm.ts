/** What a text is, with rules and a way to store it beyond those of its kind. */
export type TextForm =
  | 'email'
  /** Has to be a phone number, with remarks beside it or not. */
  | 'phone'
  /** Where a phone number is expected, but nothing is refused. */
  | 'anyPhone'
  | 'postcode'
  | 'bankAccount'
  | 'vatNumber'
  /** Of the chamber of commerce. */
  | 'companyNumber'
  /** The number of a barcode. */
  | 'gtin'
  | 'anchor'
  /** By which programs name a record: as a part of an address. */
  | 'key'
  | 'link'
  /** A former address of the own site, see `oldAddress`. */
  | 'oldAddress'
  /** The address of a video at one of the hosts that pages may show. */
  | 'video'
  | 'quantity'
