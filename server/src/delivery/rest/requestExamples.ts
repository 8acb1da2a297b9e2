/** Bodies by the names of their calls, where what is required, or is known by its name, would not be accepted. */
export const requestExamples: Readonly<Record<string, unknown>> = {
  'post-accountant-download-add-quarter': { accountant: 1, year: 2026, quarter: 1 },
  'post-products-bulk': {
    rows: [
      { sku: 'LP-T14', price: 429, stock: 2 },
      { sku: 'KB-USB-C', title: 'Kabel USB-C', price: 12.5, stock: 40 },
    ],
  },
  'post-take-in': {
    key: 'telephone-2026-11-29-0001',
    intake: {
      kind: 'statusRepair',
      new_customer: { name: 'Jan de Boer', email: 'jan@example.com', phone_number: '06 12345678' },
      new_device: { kind: 'laptop', brand: 'HP', model: 'EliteBook 840' },
      job: { description_problem: 'Start niet meer op' },
    },
  },
  'post-bill-jobs': { jobs: [{ kind: 'statusRepair', id: 1 }] },
  'post-bill-deposit': { job: 'statusRepair', id: 1, amount: 20 },
  'post-invoices-add-invoice': {
    customer: 1,
    lines: [{ description: 'Scherm', quantity: '1', unit_price: 121, vat_rate: 21 }],
  },
  'post-payments-record': { invoices: [1], payment: { method: 'card', amount: 40 } },
  'post-till-sell': {
    lines: [{ description: 'Kabel', unit_price: 12.5, vat_rate: 21 }],
    payments: [{ method: 'card', amount: 12.5 }],
    total: 12.5,
  },
  'post-till-return': { id: 1, lines: [{ place: 0 }], refund: 'card', total: 12.5 },
  'post-till-close': { counted: [{ value: 50, count: 4 }], float_left: 100, reason: 'Wisselgeld aangevuld' },
  'post-buy-in': {
    input: {
      seller_name: 'Piet Verkoper',
      seller_address: 'Kerkstraat 12',
      seller_postal_code: '3511 AB',
      seller_city: 'Utrecht',
      identity_paper: 'passport',
      goods: 'Laptop',
      make: 'Lenovo',
      model: 'T480',
      price: 150,
      paid_by: 'set-off',
      drawing: 'M1 1 L9 9',
    },
  },
  'post-bought-item-pay-out': { id: 1, paid_by: 'transfer', amount: 150 },
  'post-bought-item-become-product': { id: 1, price: 299 },
  'post-blocked-times-add-blocked-time': {
    starts_at: '2026-12-24T12:00:00.000Z',
    ends_at: '2026-12-24T16:00:00.000Z',
    reason: 'Kerstborrel',
  },
  'post-promotions-add-promotion': {
    name: 'Kerstactie',
    starts_at: '2040-12-18T08:00:00.000Z',
    ends_at: '2040-12-27T17:00:00.000Z',
    text_nl: 'Met kerst 10 procent korting op alle producten',
    percent: 10,
    target: 'all-products',
  },
  'put-online-payment-setup-key': { key: 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM' },
  'post-webhooks-add-webhook': {
    name: 'Boekhouding',
    endpoint: 'https://books.example.com/shop',
    events: ['invoice.issued'],
  },
  'post-shared-blocks-add-shared-block': {
    language: 'nl',
    title: 'Openingsactie',
    blocks: [{ type: 'text', title: 'Openingsactie', text: '<p>Tien procent korting.</p>' }],
  },
  'post-site-redirects-add-site-redirect': { path: '/oude-pagina.html', target: '/nl/nieuws' },
  'post-find-job': { number: '26-0142', digits: '5678' },
  'post-find-job-mail': { number: '26-0142', digits: '5678' },
  ...Object.fromEntries(
    [
      ...[
        'page',
        'shared-block',
        'news-item',
        'news-category',
        'news-group',
        'tip',
        'product',
        'service',
        'service-group',
      ],
    ].map((kind) => [`put-${kind}-translation-id`, { translation: 2, take_from: 1 }]),
  ),
  ...Object.fromEntries(
    ['page', 'news-item', 'tip', 'product', 'service', 'feature', 'review'].map((kind) => [
      `post-${kind}-draft-id-plan`,
      { publish_at: '2040-01-01T09:00:00.000Z' },
    ]),
  ),
}
