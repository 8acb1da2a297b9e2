import type { Feature } from '../../kernel/Feature.js'
import { screenAddress } from '../../kernel/shared/screens.js'

const words = {
  nl: {
    title: 'Wat klanten zeggen',
    text: 'Lees de reviews van anderen, en schrijf er zelf een.',
    finds:
      'reviews, review, review schrijven, review plaatsen, beoordeling, beoordelen, beoordelingen, ervaringen, ervaring delen, klantervaringen, recensie, recensies, waardering, sterren, betrouwbaar, zijn jullie goed',
  },
  en: {
    title: 'What customers say',
    text: 'Read the reviews of others, and write one yourself.',
    finds:
      'reviews, review, write a review, leave a review, rating, ratings, rate you, experiences, customer reviews, testimonials, stars, reliable, trustworthy, feedback',
  },
} as const

export const reviewEntries: Feature['searchEntries'] = [
  {
    name: 'reviews',
    entries: (_, language) => [
      { kind: 'action', key: 'reviews', address: screenAddress('reviews', language), words: words[language] },
    ],
  },
]
