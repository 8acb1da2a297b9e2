/** A laptop that somebody has brought, paid by bank: the drawer of the demo knows nothing of it. */
export const purchase = {
  at: { daysAgo: 2, time: '11:20' },
  sellerName: 'Hendrik Oosterhof',
  sellerAddress: 'Molenweg 41',
  sellerPostalCode: '6701 CD',
  sellerCity: 'Wageningen',
  identityPaper: 'identity-card',
  goods: 'Laptop',
  make: 'Lenovo',
  model: 'ThinkPad T14 Gen 2',
  serialNumber: 'PF-3K7L2M',
  condition: 'used',
  details: 'Met lader. Accu 84%, kras op het deksel.',
  price: 24_000,
  paidBy: 'transfer',
  language: 'nl',
  drawing: 'M60 130 L90 60 L120 130 L150 70 L190 120 L240 90 L300 110 L380 80',
} as const
