import type { DemoFeature } from './types.js'

export const features: DemoFeature[] = [
  {
    key: 'diagnosis',
    both: { icon: 'diagnose' },
    nl: { title: 'Onderzoek gratis als we repareren' },
    en: { title: 'Diagnosis free when we repair' },
  },
  {
    key: 'price-first',
    both: { icon: 'invoice' },
    nl: { title: 'Eerst de prijs, dan de schroevendraaier' },
    en: { title: 'The price first, then the screwdriver' },
  },
  {
    key: 'warranty',
    both: { icon: 'guarantee' },
    nl: { title: '2 jaar garantie op nieuwe onderdelen en computers' },
    en: { title: '2 years’ warranty on new parts and computers' },
  },
  {
    key: 'quick',
    both: { icon: 'fast' },
    nl: { title: 'De meeste reparaties klaar in 2 werkdagen' },
    en: { title: 'Most repairs done in 2 working days' },
  },
  {
    key: 'private',
    both: { icon: 'security' },
    nl: { title: 'Je bestanden blijven van jou: we kijken er niet in' },
    en: { title: 'Your files stay yours: we do not look inside' },
  },
  {
    key: 'repair-first',
    both: { icon: 'recycle' },
    nl: { title: 'Liever repareren dan vervangen' },
    en: { title: 'Repair rather than replace' },
  },
  {
    key: 'plain-words',
    both: { icon: 'lightbulb' },
    nl: { title: 'Uitleg in gewone taal' },
    en: { title: 'Explained in plain words' },
  },
  {
    key: 'six-days',
    both: { icon: 'clock' },
    nl: { title: 'Zes dagen per week open tot 20.00 uur' },
    en: { title: 'Open until 8 pm, six days a week' },
  },
]
