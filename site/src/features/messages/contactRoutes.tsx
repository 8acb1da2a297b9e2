import { contactUrls, languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Load } from '../../kernel/data/Site'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'
import type { MessageData } from './loadMessage'

/** The contact page of each language with the forms on it, and the forms with screens of their own. */
export function contactRoutes(): RouteObject[] {
  const contact = languages.map(
    (language): RouteObject => ({
      path: screenAddress('contact', language),
      ...screenOnDemand('messages/ContactScreen', ['form', 'message'], async () => {
        const { ContactScreen, loadContact } = await import('./ContactScreen')
        return {
          Component: ContactScreen,
          load: (site, address) => loadContact(site, address, language, contactUrls[language]),
        }
      }),
    }),
  )
  const messages = languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('phone', language),
      ...messageScreen(
        ({ loadPhone }) =>
          (site) =>
            loadPhone(site, language),
      ),
    },
    {
      path: screenAddress('remoteAssistance', language),
      ...messageScreen(
        ({ loadRemoteAssistance }) =>
          (site) =>
            loadRemoteAssistance(site, language),
      ),
    },
  ])
  return [...contact, ...messages]
}

type MessageLoaders = Pick<typeof import('./MessageScreen'), 'loadPhone' | 'loadRemoteAssistance'>

function messageScreen(loadOf: (loaders: MessageLoaders) => Load<MessageData>) {
  return screenOnDemand('messages/MessageScreen', ['form', 'message', 'messageScreen'], async () => {
    const { MessageScreen, ...loaders } = await import('./MessageScreen')
    return { Component: MessageScreen, load: loadOf(loaders) }
  })
}
