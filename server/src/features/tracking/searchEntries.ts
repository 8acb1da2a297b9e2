import type { Feature } from '../../kernel/Feature.js'
import { trackAddress } from '../../kernel/shared/screens.js'

const words = {
  nl: {
    title: 'Je reparatie volgen',
    text: 'Met het nummer op je bon zie je hoever we zijn en of je apparaat klaarligt.',
    finds:
      'waar is mijn reparatie, waar is mijn laptop, status, status reparatie, reparatie volgen, volgen, track en trace, hoe ver is mijn reparatie, is mijn laptop klaar, is mijn computer klaar, is hij al klaar, wanneer klaar, klaar, ophalen, hoe lang duurt het nog, voortgang, bonnummer, reparatienummer, opdrachtnummer, ordernummer, bon, bestelling volgen, mijn reparatie, mijn bestelling, offerte bekijken, offerte goedkeuren, akkoord geven',
  },
  en: {
    title: 'Follow your repair',
    text: 'The number on your receipt shows how far we are and whether your device is ready.',
    finds:
      'where is my repair, where is my laptop, status, repair status, track, track my repair, tracking, follow my repair, how far is my repair, is my laptop ready, is my computer ready, is it ready yet, when ready, ready, pick up, collect, progress, receipt number, repair number, order number, receipt, track my order, my repair, my order, view quote, approve quote',
  },
} as const

export const trackingEntries: Feature['searchEntries'] = [
  {
    name: 'tracking',
    entries: (_, language) => [
      { kind: 'action', key: 'track', address: trackAddress(language), words: words[language] },
    ],
  },
]
