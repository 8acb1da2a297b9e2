import type { DemoNewsGroup } from './types.js'

export const newsGroups: DemoNewsGroup[] = [
  { key: 'warnings', nl: { title: 'Waarschuwingen' }, en: { title: 'Warnings' } },
  { key: 'from-the-workshop', nl: { title: 'Uit de werkplaats' }, en: { title: 'From the workshop' } },
  { key: 'software-news', nl: { title: 'Softwarenieuws' }, en: { title: 'Software news' } },
]
