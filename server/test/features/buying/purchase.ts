/** A purchase as the shop enters it. */
export const purchase = {
  sellerName: 'Piet Verkoper',
  sellerAddress: 'Kerkstraat 12',
  sellerPostalCode: '3511 AB',
  sellerCity: 'Utrecht',
  identityPaper: 'driving_licence',
  goods: 'Laptop',
  make: 'Lenovo',
  model: 'ThinkPad T480',
  serialNumber: 'PF-1X2Y3Z',
  price: 150,
  paidBy: 'cash',
  drawing: 'M10 10 L200 100',
}
