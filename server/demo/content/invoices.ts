import type { DemoInvoice } from './recordTypes.js'

/** What the shop has billed a company: paid, to be paid, overdue, and not issued yet. The first one first. */
export const invoices: readonly DemoInvoice[] = [
  {
    ...{ customer: 'winkel.terhorst@example.com', reference: 'Kassa filiaal', issued: { daysAgo: 75, time: '09:20' } },
    lines: [
      { description: 'Kassacomputer nagekeken en schoongemaakt', quantity: '1.5', price: 59 },
      { description: 'SSD 2,5 inch 500 GB', quantity: '1', price: 64.95 },
    ],
    paid: { daysAgo: 70, time: '13:05' },
  },
  {
    ...{ customer: 'winkel.terhorst@example.com', reference: null, issued: { daysAgo: 34, time: '15:40' } },
    lines: [{ description: 'Wifi in de bakkerij opnieuw ingericht', quantity: '2', price: 59 }],
    paid: null,
  },
  {
    ...{ customer: 'winkel.terhorst@example.com', reference: 'Kantoor', issued: { daysAgo: 3, time: '11:10' } },
    lines: [
      { description: 'Back-up naar de cloud ingericht', quantity: '1', price: 79 },
      { description: 'Externe schijf 1 TB', quantity: '1', price: 69 },
    ],
    paid: null,
  },
  {
    ...{ customer: 'winkel.terhorst@example.com', reference: null, issued: null },
    lines: [{ description: 'Beeldscherm 24 inch voor de balie', quantity: '1', price: 149 }],
    paid: null,
  },
]
