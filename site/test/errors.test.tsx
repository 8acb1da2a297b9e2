import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { ErrorScreen } from '../src/app/errors/ErrorScreen'
import en from '../src/generated/messages.en.json' with { type: 'json' }
import nl from '../src/generated/messages.nl.json' with { type: 'json' }
import { QueryError, type QueryErrorOptions } from '../src/kernel/data/Query'
import { type Messages, SiteIntl } from '../src/kernel/i18n/SiteIntl'
import { screenOnDemand } from '../src/kernel/screens/screenOnDemand'
import { layout } from './fixtures'

/** Shows the screen that stands in place of one that fails. */
async function showFailing(route: Partial<RouteObject>, language: 'nl' | 'en' = 'nl') {
  const failing = { path: '/nl/nieuws', ...route } as RouteObject
  const child = { id: 'screen', ErrorBoundary: ErrorScreen, children: [failing] }
  const router = createMemoryRouter(
    [{ id: 'layout', loader: () => layout, HydrateFallback: () => null, children: [child] }],
    {
      initialEntries: ['/nl/nieuws'],
    },
  )
  const messages = (language === 'nl' ? nl : en) as unknown as Messages
  render(
    <SiteIntl language={language} messages={messages}>
      <RouterProvider router={router} />
    </SiteIntl>,
  )
  return (await screen.findByRole('alert')).textContent ?? ''
}

function failure(code: string, options?: QueryErrorOptions) {
  return {
    Component: () => null,
    loader: () => {
      throw new QueryError(code, '', options)
    },
  }
}

describe('the screen of a failure', () => {
  it.each(['nl', 'en'] as const)('[X42] names no number where there is none (%s)', async (language) => {
    const text = await showFailing(failure('NO_RESPONSE'), language)
    expect(text).not.toMatch(/undefined|null|nummer|number/)
    expect(text).toMatch(language === 'nl' ? /Controleer je internetverbinding/ : /check your internet connection/)
  })

  it('[X42] names no number for a failure of the program itself', async () => {
    const loader = () => {
      throw new Error('defect')
    }
    expect(await showFailing({ Component: () => null, loader })).not.toMatch(/undefined|nummer/)
  })

  it('[M10] names the number that the server gave', async () => {
    expect(await showFailing(failure('INTERNAL', { requestNumber: '0123456789ab' }))).toContain('nummer 0123456789ab')
  })

  it('[X42] [M8] blames the connection where the code of a screen cannot be loaded', async () => {
    const unreachable = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const text = await showFailing({ lazy: screenOnDemand('news/NewsScreen', [], unreachable).lazy as never })
    expect(text).toContain('Controleer je internetverbinding')
    expect(text).not.toMatch(/Noem dan|Blijft het misgaan/)
  })
})
