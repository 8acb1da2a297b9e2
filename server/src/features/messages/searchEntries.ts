import type { Feature } from '../../kernel/Feature.js'
import { screenAddress } from '../../kernel/shared/screens.js'

const words = {
  nl: {
    question: {
      title: 'Een vraag stellen',
      text: 'Schrijf wat er aan de hand is of wat je wilt weten. Vragen kost niets.',
      finds:
        'vraag stellen, vraag, contact, contact opnemen, contactformulier, bericht sturen, mailen, schrijven, advies vragen, offerte aanvragen, offerte, prijsopgave, wat gaat het kosten, klantenservice, hulp nodig, help',
    },
    complaint: {
      title: 'Niet tevreden, garantie of een klacht',
      text: 'Is iets niet goed gegaan of weer stuk? Laat het ons weten, dan zoeken we het uit.',
      finds:
        'klacht, klachten, klagen, niet tevreden, ontevreden, weer kapot, weer stuk, opnieuw stuk, garantie claimen, beroep op garantie, reclamatie, retour, retourneren, terugsturen, ruilen, geld terug, herroeping, bedenktijd, fout op factuur',
    },
    data: {
      title: 'Je gegevens, mails en facturen',
      text: 'Wil je geen mail meer, je gegevens inzien of laten wissen, of een factuur opnieuw? Vraag het ons.',
      finds:
        'uitschrijven, afmelden, geen mail meer, mails stoppen, nieuwsbrief, mijn gegevens, gegevens verwijderen, gegevens wissen, gegevens inzien, adres wijzigen, verhuisd, avg, factuur kwijt, factuur opvragen, kopie factuur, rekening kwijt, bon kwijt, factuur betalen, betaallink',
    },
    phone: {
      title: 'Laat je terugbellen',
      text: 'Schrijf in een paar woorden waar het om gaat, dan bellen we je.',
      finds: 'terugbellen, terugbelverzoek, bel mij, bel me terug, bel me, laat mij bellen, gebeld worden, bellen',
    },
    remote: {
      title: 'Hulp op afstand',
      text: 'Met jouw toestemming kijken we mee op je scherm. Je ziet alles wat we doen.',
      finds:
        'hulp op afstand, op afstand helpen, meekijken, meekijken op mijn computer, meekijken op mijn scherm, scherm overnemen, computer overnemen, overnemen, teamviewer, anydesk, snelle hulp, quick assist, via internet helpen, online hulp, helpdesk, ondersteuning, support, programma downloaden',
    },
  },
  en: {
    question: {
      title: 'Ask a question',
      text: 'Write what the matter is or what you would like to know. Asking is free.',
      finds:
        'ask a question, question, contact, contact us, get in touch, contact form, send a message, write to you, ask advice, request a quote, quote, estimate, quotation, customer service, need help, help',
    },
    complaint: {
      title: 'Not satisfied, warranty or a complaint',
      text: 'Did something go wrong, or break again? Tell us and we sort it out.',
      finds:
        'complaint, complain, complaints, not satisfied, unhappy, broken again, warranty claim, claim warranty, return, return policy, send back, exchange, refund, money back, cancel order, mistake on invoice',
    },
    data: {
      title: 'Your data, mails and invoices',
      text: 'No more mail, your data shown or erased, or an invoice once more? Ask us.',
      finds:
        'unsubscribe, no more mail, stop mails, newsletter, my data, delete my data, erase my data, see my data, change my address, moved house, gdpr, lost invoice, invoice copy, copy of my invoice, lost my receipt, pay invoice, payment link',
    },
    phone: {
      title: 'Have us call you back',
      text: 'Say in a few words what it is about, and we call you.',
      finds: 'call me back, callback, call back, call me, ring me, call you, calling',
    },
    remote: {
      title: 'Remote help',
      text: 'With your permission we look at your screen. You see all that we do.',
      finds:
        'remote help, remote support, remote assistance, help from a distance, look at my screen, share my screen, take over my computer, take over, teamviewer, anydesk, quick assist, online help, helpdesk, support, download the program',
    },
  },
} as const

export const messageEntries: Feature['searchEntries'] = [
  {
    name: 'messages',
    entries(_, language) {
      const { question, complaint, data, phone, remote } = words[language]
      const contact = screenAddress('contact', language)
      return [
        { kind: 'action', key: 'question', address: `${contact}?form=question`, words: question },
        { kind: 'action', key: 'complaint', address: contact, words: complaint },
        { kind: 'action', key: 'data', address: contact, words: data },
        { kind: 'action', key: 'phone', address: screenAddress('phone', language), words: phone },
        { kind: 'action', key: 'remote', address: screenAddress('remoteAssistance', language), words: remote },
      ]
    },
  },
]
