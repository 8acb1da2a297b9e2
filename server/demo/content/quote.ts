/** Whose repair waits for an answer to the quote. */
export const quoteCustomer = 'klant@example.com'

/** Of the repair whose timeline names the price. In cents. */
export const quote = {
  work: 'Nieuwe schermkap en beeldkabel plaatsen, het scharnier terugzetten en alles testen.',
  text: 'Het onderzoek betaal je niet als we de reparatie doen. De onderdelen zijn er twee werkdagen na je akkoord.',
  lines: [
    { description: 'Schermkap Acer Aspire 15', quantity: '1', unitPrice: 4400, vatRate: 21 },
    { description: 'Beeldkabel 30 pins', quantity: '1', unitPrice: 2100, vatRate: 21 },
    { description: 'Werk en testen', quantity: '1', unitPrice: 6400, vatRate: 21 },
    { description: 'Ventilator schoonmaken', quantity: '1', unitPrice: 1950, vatRate: 21, isOptional: true },
  ],
  diagnosisCost: 3500,
  timeNeeded: 'Drie werkdagen na je akkoord',
  services: [{ description: 'Thuisbrengen binnen 10 kilometer', cost: 1500 }],
}
