import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { allMessages } from '../src/generated/allMessages'
import { languageOf } from '../src/kernel/addresses/addresses'
import { type Messages, SiteIntl } from '../src/kernel/i18n/SiteIntl'
import type { LayoutData } from '../src/kernel/screens/LayoutData'
import type { ScreenData } from '../src/kernel/screens/ScreenData'
import { layout } from './fixtures'

interface Surroundings {
  layoutData?: Partial<LayoutData>
  screenData?: Partial<ScreenData>
  /** What came of a form of the screen. */
  actionData?: object
}

/** Shows an element as it stands at an address, with the shop, the menus and a screen's data around it. */
export function renderAt(
  address: string,
  element: ReactElement,
  { layoutData, screenData, actionData }: Surroundings = {},
) {
  const [pathname = '', query = ''] = address.split('?')
  const language = languageOf({ pathname, search: query })
  const messages = allMessages[language] as unknown as Messages
  const router = createMemoryRouter([{ id: 'layout', children: [{ id: 'screen', path: '*', element }] }], {
    initialEntries: [address],
    hydrationData: {
      loaderData: { layout: { ...layout, ...layoutData }, screen: screenData },
      actionData: { screen: actionData },
    },
  })
  return render(
    <SiteIntl language={language} messages={messages}>
      <RouterProvider router={router} />
    </SiteIntl>,
  )
}
