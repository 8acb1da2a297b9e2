import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { BlockSection } from '../src/features/pages/blocks/BlockSection'
import { Blocks } from '../src/features/pages/blocks/Blocks'
import { loadBlocks, loadedBlocks } from '../src/features/pages/blocks/loadBlocks'
import { blocks, service } from './blockFixtures'
import { renderAt } from './renderAt'

const words: Record<keyof typeof blocks, string> = {
  TextBlock: 'Lopende tekst',
  IntroBlock: 'Eerste woorden',
  CardBlock: 'Kaart 3',
  FaqBlock: 'Hoe lang duurt het?',
  NewsBlock: 'Valse mail',
  ContactBlock: 'Koffie staat klaar',
  ReviewsBlock: 'Alles stond er nog op.',
  FeaturesBlock: 'Op wat wij erin zetten.',
  GalleryBlock: 'Kop van het blok',
  VideoBlock: 'Speelt af bij YouTube, die cookies kan plaatsen',
  TextColumnsBlock: 'Kolom 3',
  BigContactButtonBlock: 'Vraag wat het kost',
  ComparisonBlock: 'Voor',
  ProductSaleBlock: 'Lenovo ThinkPad T480',
  ServiceBlock: 'Accu vervangen',
  SliderTextImagesBlock: 'Nakijken',
  SpecificNewsBlock: 'Valse mail',
  SpecificServicesBlock: 'Virussen verwijderen',
  PriceFinderBlock: 'Laptop',
  SpecificTipsBlock: 'Maak een back-up',
  TipBlock: 'Sluit af met Afsluiten',
}

beforeAll(async () => {
  for (const block of Object.values(blocks)) await loadBlocks([block])
})

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
})

describe('blocks', () => {
  it.each(Object.values(blocks))('[P17] shows a $__typename', (block) => {
    renderAt('/nl', <Blocks blocks={[block]} />)
    expect(screen.getByText(words[block.__typename])).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Kop van het blok' })).toBeTruthy()
  })

  it('[P17] has a component for every type', () => {
    expect(Object.keys(loadedBlocks).toSorted()).toEqual(Object.keys(blocks).toSorted())
  })

  it('[P14] makes the contact buttons extra large when neither subtitle nor text is entered', () => {
    const contact = blocks.ContactBlock
    const { unmount } = renderAt('/nl', <Blocks blocks={[contact]} />)
    expect(screen.getByRole('link', { name: 'Kom langs' }).className).toContain('button--large')
    unmount()
    renderAt('/nl', <Blocks blocks={[{ ...contact, contactText: 'Bel gerust' }]} />)
    expect(screen.getByRole('link', { name: 'Kom langs' }).className).not.toContain('button--large')
  })

  it('[X44] shows the slides of a slider, or only its words', () => {
    const block = { ...blocks.SliderTextImagesBlock, showSlider: false }
    renderAt('/nl', <Blocks blocks={[block]} />)
    expect(screen.getByRole('heading', { name: 'Kop van het blok' })).toBeTruthy()
    for (const text of ['Innemen', 'Nakijken']) expect(screen.queryByText(text)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[P26] switches subtitle, intro, columns and buttons on and off', () => {
    const block = { ...blocks.TextColumnsBlock, subtitle: 'Ondertitel', intro: 'Inleiding' }
    const { unmount } = renderAt('/nl', <Blocks blocks={[{ ...block, showTextColumns: false }]} />)
    for (const text of ['Ondertitel', 'Inleiding', 'Kolom 1', 'Maak een afspraak']) {
      expect(screen.queryByText(text)).toBeNull()
    }
    unmount()
    const shown = { showSubtitle: true, showIntro: true, showAppointmentButton: true, showContactButton: true }
    renderAt('/nl', <Blocks blocks={[{ ...block, ...shown, showQuestionButton: true }]} />)
    for (const text of [
      'Ondertitel',
      'Inleiding',
      'Kolom 1',
      'Maak een afspraak',
      'Neem contact op',
      'Stel een vraag',
    ]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
  })

  it.each([
    ['/nl', [2, 14, 95, 149], 'Meestal klaar in 2 dagen, € 95 tot € 149: zo ging het de laatste 14 keer'],
    ['/en', [1, 5, 95, 149], 'Usually ready in 1 day, €95 to €149: that is how the last 5 went'],
    ['/nl', [0, 6, 15, 15], 'Meestal dezelfde dag klaar, meestal € 15: zo ging het de laatste 6 keer'],
  ] as const)(
    '[K22] [C7] says how long and how dear a service usually is, and of how many jobs, on %s',
    (address, usual, text) => {
      const [usualDays, usualJobs, usualPriceFrom, usualPriceTo] = usual
      const services = [
        { ...service(1, 'Schoonmaken'), usualDays, usualJobs, usualPriceFrom, usualPriceTo, group: null },
        { ...service(2, 'Onderzoek'), group: null },
      ]
      const { container } = renderAt(address, <Blocks blocks={[{ ...blocks.ServiceBlock, services }]} />)
      const said = [...container.querySelectorAll('.service__usual')].map((each) => each.textContent)
      expect(said.map((each) => each?.replaceAll('\u00a0', ' '))).toEqual([text])
    },
  )

  it('[P29] [P30] [P25] wears its options: ground, edge, room, size and anchor', () => {
    const block = {
      ...blocks.TextBlock,
      backgroundColor: 'blue',
      hasBevelledEdge: true,
      moreWhitespaceOnTop: true,
      moreWhitespaceUnderneath: true,
      isTeaser: true,
      width: 'wide',
      height: 'large',
      internalLinkId: 'prijzen',
    } as const
    const { container } = renderAt('/nl', <BlockSection block={block} kind="text" />)
    const section = container.querySelector('section#prijzen')
    expect(section?.className.split(' ').toSorted()).toEqual(
      [
        'block',
        'block--text',
        'block--blue',
        'block--bevelled',
        'block--space-above',
        'block--space-below',
        'block--teaser',
        'block--wide',
        'block--height-large',
      ].toSorted(),
    )
  })
})
