/** Switched off, so that no demo shop calls anybody. */
export const webhooks = [
  {
    name: 'Boekhoudprogramma',
    endpoint: 'https://boekhouding.example.com/webhooks/cougar',
    enabled: false,
    events: ['job-changed', 'customer-registered', 'job.paid'],
  },
]
