import type { Feature } from '../../kernel/Feature.js'
import { choiceLabel } from '../../kernel/fields/Choice.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { type DeviceKind, devicePaths, priceFinderAddress } from '../../kernel/shared/priceFinder.js'
import { deviceKinds } from '../devices/deviceKinds.js'
import { Service } from './Service.js'

const words = {
  nl: {
    title: 'Prijswijzer: wat kost je reparatie?',
    text: 'Kies je apparaat en wat eraan mankeert, dan zie je wat het kost en hoe lang het duurt.',
    finds:
      'prijswijzer, prijzen, prijs, prijslijst, wat kost het, wat kost een reparatie, wat kost dat, hoeveel kost het, kosten, kosten reparatie, reparatiekosten, tarief, tarieven, offerte, prijsindicatie, prijsopgave, wat gaat het kosten, uurtarief, hoe duur',
  },
  en: {
    title: 'Price finder: what does your repair cost?',
    text: 'Choose your device and what is wrong with it: you see what it costs and how long it takes.',
    finds:
      'price finder, prices, price, price list, how much is it, how much does a repair cost, what does it cost, cost, costs, repair cost, rates, quote, estimate, price indication, hourly rate, how expensive',
  },
} as const

const ofDevice = {
  nl: (device: string) => ({
    title: `Wat kost reparatie: ${device}`,
    text: 'Alle storingen die we verhelpen, met de prijs en hoe lang het duurt.',
    finds: `${device} reparatie, ${device} repareren, ${device} maken, ${device} kapot, ${device} stuk, kosten ${device} reparatie, prijs ${device}`,
  }),
  en: (device: string) => ({
    title: `What a repair costs: ${device}`,
    text: 'All faults that we repair, with the price and how long it takes.',
    finds: `${device} repair, repair ${device}, fix ${device}, ${device} broken, ${device} repair cost, price ${device}`,
  }),
} as const

export const serviceEntries: Feature['searchEntries'] = [
  {
    name: 'priceFinder',
    of: [Service],
    async entries({ services: { database } }, language) {
      const services = await database.rows.find<Service>(Service, {
        columns: ['deviceKinds'],
        where: { ...publishedWhere(Service), language },
      })
      const offered = new Set(services.flatMap(({ deviceKinds: own }) => own as DeviceKind[]))
      const kinds = (Object.keys(devicePaths) as DeviceKind[]).filter((kind) => kind !== 'other' && offered.has(kind))
      return [
        { kind: 'action' as const, key: 'all', address: priceFinderAddress(language), words: words[language] },
        ...kinds.map((kind) => ({
          kind: 'overview' as const,
          key: kind,
          address: priceFinderAddress(language, kind),
          words: ofDevice[language](choiceLabel(deviceKinds, kind)[language].toLowerCase()),
        })),
      ]
    },
  },
]
