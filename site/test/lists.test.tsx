import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Neighbours } from '../src/features/related/Neighbours'
import { AverageStars } from '../src/features/reviews/AverageStars'
import { ReviewList } from '../src/features/reviews/ReviewList'
import { FilterChips } from '../src/kernel/components/FilterChips'
import { Overview } from '../src/kernel/components/Overview'
import { renderAt } from './renderAt'

describe('lists', () => {
  it('[S14] leads back to everything where nothing fits the choice', () => {
    const query = { groep: 5 }
    renderAt(
      '/nl/nieuws?groep=5',
      <Overview screen="news" title="Nieuws" intro="" page={1} total={0} query={query} translationAddress={null}>
        <p>Lijst</p>
      </Overview>,
    )
    expect(screen.getByText('Geen resultaten')).toBeTruthy()
    expect(screen.queryByText('Lijst')).toBeNull()
    expect(screen.getByRole('link', { name: 'Alles bekijken' }).getAttribute('href')).toBe('/nl/nieuws')
  })

  it('[S14] says so where there is nothing at all', () => {
    renderAt(
      '/en/tips-and-tricks',
      <Overview screen="tips" title="Tips" intro="" page={1} total={0} translationAddress={null}>
        <p>List</p>
      </Overview>,
    )
    expect(screen.getByText('No results')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Look at everything' })).toBeNull()
  })

  it('[S14] shows which filter is chosen', () => {
    const chips = [
      { key: 'all', title: 'All', address: '/en/news', isChosen: false },
      { key: '3', title: 'Spam', address: '/en/news?category=3', isChosen: true },
    ]
    renderAt('/en/news?category=3', <FilterChips title="Subject" chips={chips} />)
    expect(screen.getByRole('link', { name: 'Spam' }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull()
  })

  it('[S22] leads to the one before and the one after, and shows no heading above nothing', () => {
    const newer = { title: 'Sneller wifi', url: 'sneller-wifi', language: 'nl' as const }
    renderAt('/nl/tips-en-tricks/stof', <Neighbours screen="tips" newer={newer} older={null} title="Meer tips" />)
    const link = screen.getByRole('link', { name: /Vorige\s*Sneller wifi/ })
    expect(link.getAttribute('href')).toBe('/nl/tips-en-tricks/sneller-wifi')
    expect(screen.queryByText('Volgende')).toBeNull()
    expect(screen.queryByText('Meer tips')).toBeNull()
  })

  it.each([
    ['/nl', [5, 5, 4, null], 'Gemiddeld 4,7 van de 5 sterren van 3 klanten'],
    ['/en', [4], '4 out of 5 stars on average from 1 customer'],
    ['/nl', [null], ''],
  ] as const)(
    '[C7] tell how many stars customers gave on average, and how many of them did, on %s',
    (address, all, said) => {
      const { container } = renderAt(address, <AverageStars reviews={all.map((stars) => ({ stars }))} />)
      expect(container.textContent).toBe(said)
    },
  )

  it('[S18] [K18] shows a review with its name, its text and, where they are known, its stars, source and month', () => {
    const items = [
      {
        id: 1,
        name: 'Anja',
        text: 'Snel klaar.\n\nEn netjes.',
        source: 'Google',
        stars: 4,
        writtenOn: '2031-03-10',
        sourceUrl: null,
      },
      { id: 2, name: 'Bo', text: 'Fijn.', source: null, stars: null, writtenOn: null, sourceUrl: null },
    ]
    renderAt('/nl/reviews', <ReviewList items={items} />)
    const [first, second] = screen.getAllByRole('figure')
    expect(first?.textContent).toBe('★★★★☆Snel klaar.En netjes.AnjaVia Googlemaart 2031')
    expect(screen.getByRole('img', { name: '4 van 5 sterren' })).toBeDefined()
    expect(second?.textContent).toBe('Fijn.Bo')
  })
})
