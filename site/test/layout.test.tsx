import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Footer } from '../src/app/layout/Footer'
import { LanguageSwitch } from '../src/app/layout/LanguageSwitch'
import { Logo } from '../src/app/layout/Logo'
import { MainMenu } from '../src/app/layout/MainMenu'
import { scrollStateAt } from '../src/kernel/browser/useScrollState'
import { Slider } from '../src/kernel/components/Slider'
import { image, layout, menuPage } from './fixtures'
import { renderAt } from './renderAt'

afterEach(() => {
  jest.useRealTimers()
})

describe('layout', () => {
  it('[S30] switches to the translation of a detail', () => {
    renderAt('/nl/nieuws/valse-mail', <LanguageSwitch />, { screenData: { translationAddress: '/en/news/fake-mail' } })
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en/news/fake-mail')
    expect(screen.getByText('Nederlands').getAttribute('aria-current')).toBe('true')
  })

  it.each([
    ['newsItem', '/nl/nieuws'],
    ['tip', '/nl/tips-en-tricks'],
    ['product', '/nl/verkoop/product-verkoop'],
    ['page', '/nl'],
  ] as const)('[S30] switches from a %s without a translation to what is above it', (kind, address) => {
    renderAt('/en/only-here', <LanguageSwitch />, { screenData: { kind, translationAddress: null } })
    expect(screen.getByRole('link', { name: 'Nederlands' }).getAttribute('href')).toBe(address)
  })

  it('[S26] opens a dropdown by click and closes it with Escape', () => {
    const pages = [
      menuPage(1, { visibleInMenu: true, title: 'Reparatie' }),
      menuPage(2, { visibleInMenu: true, title: 'Laptop', belongsTo: { id: 1 } }),
    ]
    renderAt('/nl', <MainMenu onKeyDown={() => undefined} />, { layoutData: { pages } })
    const more = screen.getByRole('button', { name: 'Meer onder Reparatie' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(more, { key: 'Escape' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
  })

  it('[S29] [S19] shows address, telephone, hours of every weekday and the year in the footer', () => {
    renderAt('/nl', <Footer />)
    expect(screen.getByText('+31 85 555 01 23')).toBeTruthy()
    expect(screen.getAllByRole('rowheader')).toHaveLength(7)
    expect(screen.getByText('Gesloten')).toBeTruthy()
    expect(screen.getByText(/© 2026 Cougar Computers/)).toBeTruthy()
  })

  it('[W6] shows the logo: the dark one on the bar and where the device is dark, with the name beside a mark', () => {
    const logo = { ...image, url: '/uploads/images/mark.png', width: 400, height: 400 }
    const logoDark = { ...image, url: '/uploads/images/dark.png', width: 900, height: 300 }
    const at = (shop: object, element: ReactElement) =>
      renderAt('/nl', element, { layoutData: { shop: { ...layout.shop, ...shop } } }).container
    const mark = at({ logo, logoDark }, <Logo />)
    expect(mark.querySelector('img')?.getAttribute('src')).toContain('/mark-')
    expect(mark.querySelector('source[media*="dark"]')?.getAttribute('srcset')).toContain('/dark-')
    expect([mark.querySelector('img')?.alt, mark.textContent]).toEqual(['', 'Cougar Computers'])
    const bar = at({ logo, logoDark }, <Logo isOnBar />)
    expect(bar.querySelector('img')?.getAttribute('src')).toContain('/dark-')
    // A wide one says the name itself.
    expect([bar.querySelector('img')?.alt, bar.textContent]).toEqual(['Cougar Computers', ''])
    const plate = at({ logo }, <Logo isOnBar />)
    expect(plate.querySelector('.logo__picture--plate-always')).not.toBeNull()
    expect(at({}, <Logo />).querySelector('.logo__initial')?.textContent).toBe('C')
  })

  it('[S32] is scrolled above 150 px and awake above 350 px, not yet at those', () => {
    expect([150, 151, 350, 351].map(scrollStateAt)).toEqual(['top', 'scrolled', 'scrolled', 'awake'])
  })

  it('[S27] shows the next slide after 10000 ms, round and round, and stands still when paused', () => {
    jest.useFakeTimers()
    window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
    const images = [image, { ...image, url: '/uploads/images/two.jpg' }]
    const { container } = renderAt('/nl', <Slider images={images} sizes="100vw" />)
    const shown = () => container.querySelector('.slider__slide--shown img')?.getAttribute('src')
    expect(shown()).toContain('bench')
    act(() => jest.advanceTimersByTime(9_999))
    expect(shown()).toContain('bench')
    act(() => jest.advanceTimersByTime(1))
    expect(shown()).toContain('two')
    act(() => jest.advanceTimersByTime(10_000))
    expect(shown()).toContain('bench')
    fireEvent.click(screen.getByRole('button', { name: 'Zet de foto’s stil' }))
    act(() => jest.advanceTimersByTime(30_000))
    expect(shown()).toContain('bench')
  })
})
