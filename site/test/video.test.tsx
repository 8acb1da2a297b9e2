import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Blocks } from '../src/features/pages/blocks/Blocks'
import { loadBlocks } from '../src/features/pages/blocks/loadBlocks'
import { LiveMap } from '../src/features/shop/LiveMap'
import { blocks } from './blockFixtures'
import { renderAt } from './renderAt'

const consent = (value: string) => {
  document.cookie = `consent=${encodeURIComponent(value)}; path=/`
}

describe('what other hosts show', () => {
  beforeAll(() => loadBlocks([blocks.VideoBlock]))
  afterEach(() => {
    document.cookie = 'consent=; path=/; max-age=0'
  })

  const frame = () => document.querySelector('iframe')

  it('[C9] is loaded after a press, on a button that names the host', async () => {
    renderAt('/nl', <Blocks blocks={[blocks.VideoBlock]} />)
    expect(frame()).toBeNull()
    const button = screen.getByRole('button', { name: /Speel af: Kop van het blok.*YouTube, die cookies kan plaatsen/ })
    await userEvent.click(button)
    expect(frame()?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0')
    expect(frame()?.title).toBe('Kop van het blok')
  })

  it('[C9] is loaded at once with consent to marketing, and not with any other', () => {
    consent('{"statistic":true,"marketing":false}')
    const { unmount } = renderAt('/en', <Blocks blocks={[blocks.VideoBlock]} />)
    expect(frame()).toBeNull()
    expect(screen.getByText('Plays at YouTube, which may set cookies')).toBeTruthy()
    unmount()
    consent('{"statistic":false,"marketing":true}')
    renderAt('/en', <Blocks blocks={[blocks.VideoBlock]} />)
    expect(frame()?.src).toContain('youtube-nocookie.com')
  })

  it('[C9] a video whose address leads nowhere is left out', () => {
    renderAt('/nl', <Blocks blocks={[{ ...blocks.VideoBlock, address: 'https://evil.example/' }]} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[C9] the map is around the shop', async () => {
    renderAt('/nl', <LiveMap name="De winkel" latitude={51.5} longitude={5.5} />)
    await userEvent.click(screen.getByRole('button', { name: /Kaart laten zien.*OpenStreetMap/ }))
    const { origin, searchParams } = new URL(frame()?.src ?? '')
    expect(origin).toBe('https://www.openstreetmap.org')
    expect(searchParams.get('bbox')).toBe('5.49200,51.49600,5.50800,51.50400')
    expect(searchParams.get('marker')).toBe('51.5,5.5')
  })
})
