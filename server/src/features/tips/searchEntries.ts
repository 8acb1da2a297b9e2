import type { Feature } from '../../kernel/Feature.js'
import { screenAddress } from '../../kernel/shared/screens.js'

const words = {
  nl: {
    title: 'Tips en tricks',
    text: 'Wat je zelf kunt doen om je computer snel, veilig en heel te houden.',
    finds: 'tips, tips en tricks, handige tips, zelf doen, zelf oplossen, uitleg, handleiding, advies, trucs, blog',
  },
  en: {
    title: 'Tips and tricks',
    text: 'What you can do yourself to keep your computer fast, safe and whole.',
    finds: 'tips, tips and tricks, useful tips, do it yourself, how to, guide, manual, advice, hints, blog',
  },
} as const

export const tipEntries: Feature['searchEntries'] = [
  {
    name: 'tips',
    entries: (_, language) => [
      { kind: 'overview', key: 'tips', address: screenAddress('tips', language), words: words[language] },
    ],
  },
]
