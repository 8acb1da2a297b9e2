import type { Feature } from '../../kernel/Feature.js'
import { screenAddress } from '../../kernel/shared/screens.js'

const words = {
  nl: {
    book: {
      title: 'Een afspraak maken',
      text: 'Kies een dag en een tijd om je apparaat te brengen of op te halen, of om hulp te krijgen.',
      finds:
        'afspraak maken, afspraak, afspreken, afspraak inplannen, plannen, boeken, langskomen, langsbrengen, brengen, inleveren voor reparatie, wanneer kan ik komen, tijd kiezen, reserveer een tijd, monteur, aan huis komen, agenda, vrije tijden, plek, vandaag terecht, spoed',
    },
    change: {
      title: 'Je afspraak verzetten of afzeggen',
      text: 'Dat kan met de link in de mail van je afspraak. Heb je die niet meer? Bel of schrijf ons.',
      finds:
        'afspraak verzetten, afspraak verplaatsen, afspraak wijzigen, afspraak veranderen, afspraak afzeggen, afspraak annuleren, afspraak annulering, verzetten, afzeggen, annuleren, andere tijd, andere dag, kan niet komen, verhinderd, mijn afspraak',
    },
  },
  en: {
    book: {
      title: 'Make an appointment',
      text: 'Choose a day and a time to bring in or collect your device, or to get help.',
      finds:
        'make an appointment, appointment, book, book a time, booking, schedule, plan a visit, come by, drop off, bring in my laptop, when can I come, choose a time, technician, home visit, free times, slot, today, urgent',
    },
    change: {
      title: 'Move or cancel your appointment',
      text: 'The link in the mail about your appointment does that. Lost it? Call or write to us.',
      finds:
        'move my appointment, reschedule, change appointment, cancel appointment, cancel booking, cancel, another time, another day, cannot come, cannot make it, my appointment, my booking',
    },
  },
} as const

export const appointmentEntries: Feature['searchEntries'] = [
  {
    name: 'appointments',
    entries(_, language) {
      const address = screenAddress('appointment', language)
      const contact = screenAddress('contact', language)
      const { book, change } = words[language]
      return [
        { kind: 'action', key: 'book', address, words: book },
        { kind: 'action', key: 'change', address: contact, words: change, within: address },
      ]
    },
  },
]
