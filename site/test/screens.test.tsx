import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { NotFoundScreen } from '../src/app/errors/NotFoundScreen'
import { Paging } from '../src/kernel/components/Paging'
import { renderAt } from './renderAt'

describe('screens', () => {
  it('[S7] says in English that the page is not there and leads home', () => {
    renderAt('/en/nowhere', <NotFoundScreen />)
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(screen.getByText('Oops!')).toBeTruthy()
    expect(screen.getByText("Sorry, we can't find this page anymore.")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/en')
  })

  it('[S7] says it in Dutch', () => {
    renderAt('/nl/nergens', <NotFoundScreen />)
    expect(screen.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar de voorpagina' }).getAttribute('href')).toBe('/nl')
  })

  it('[S14] pages with first, previous, next, last, of and results, in the words of the language', () => {
    const query = { category: 3 }
    renderAt('/en/news?page=2', <Paging page={2} pages={3} total={22} address="/en/news" query={query} />)
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(addressOf('First')).toBe('/en/news?category=3')
    expect(addressOf('Previous')).toBe('/en/news?category=3')
    expect(addressOf('Next')).toBe('/en/news?category=3&page=3')
    expect(addressOf('Last')).toBe('/en/news?category=3&page=3')
    expect(screen.getByText('2 of 3')).toBeTruthy()
    expect(screen.getByText('22 results')).toBeTruthy()
  })

  it('[S14] counts in Dutch under ?pagina= and offers no step beyond the ends', () => {
    renderAt('/nl/nieuws', <Paging page={1} pages={2} total={10} address="/nl/nieuws" query={{}} />)
    expect(screen.getByRole('link', { name: 'Volgende' }).getAttribute('href')).toBe('/nl/nieuws?pagina=2')
    expect(screen.queryByRole('link', { name: 'Vorige' })).toBeNull()
    expect(screen.getByText('1 van 2')).toBeTruthy()
    expect(screen.getByText('10 resultaten')).toBeTruthy()
  })
})
