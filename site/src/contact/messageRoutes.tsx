import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Site } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

/** The forms with screens of their own. */
export function messageRoutes(site: Site): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('phone', language),
      ...screenWithMessages('src/contact/PhoneScreen.tsx', async () => {
        const [{ PhoneScreen }, { loadPhone }] = await Promise.all([import('./PhoneScreen'), import('./loadMessage')])
        return { Component: PhoneScreen, loader: ({ request }) => loadPhone(language, new URL(request.url)) }
      }),
    },
    {
      path: screenAddress('remoteAssistance', language),
      ...screenWithMessages('src/contact/RemoteAssistanceScreen.tsx', async () => {
        const [{ RemoteAssistanceScreen }, { loadRemoteAssistance }] = await Promise.all([
          import('./RemoteAssistanceScreen'),
          import('./loadMessage'),
        ])
        return {
          Component: RemoteAssistanceScreen,
          loader: ({ request }) => loadRemoteAssistance(site, language, new URL(request.url)),
        }
      }),
    },
  ])
}
