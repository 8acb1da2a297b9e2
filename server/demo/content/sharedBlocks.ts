import type { DemoSharedBlock } from './types.js'

/** Blocks that several pages have. */
export const sharedBlocks: DemoSharedBlock[] = [
  {
    key: 'any-question',
    nl: {
      title: 'Niet gevonden wat je zocht?',
      blocks: [
        {
          type: 'bigContactButton',
          title: 'Niet gevonden wat je zocht?',
          subtitle: 'Een vraag kost niets',
          showSubtitle: true,
          backgroundColor: 'blue',
          hasBevelledEdge: true,
          buttonTitle: 'Stel je vraag',
        },
      ],
    },
    en: {
      title: 'Not what you were looking for?',
      blocks: [
        {
          type: 'bigContactButton',
          title: 'Not what you were looking for?',
          subtitle: 'A question costs nothing',
          showSubtitle: true,
          backgroundColor: 'blue',
          hasBevelledEdge: true,
          buttonTitle: 'Ask your question',
        },
      ],
    },
  },
]
