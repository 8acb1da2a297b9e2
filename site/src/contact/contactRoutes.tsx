import { contactUrls, languages, screenAddress } from '@shop/server/screens'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { siteLoader } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'
import type { MessageData } from './loadMessage'

/** The contact page of each language with the forms on it, and the forms with screens of their own. */
export function contactRoutes(): RouteObject[] {
  const contact = languages.map(
    (language): RouteObject => ({
      path: screenAddress('contact', language),
      ...screenWithMessages('src/contact/ContactScreen.tsx', ['form', 'message'], async () => {
        const { ContactScreen } = await import('./ContactScreen')
        const { loadContact } = await import('./loadContact')
        return {
          Component: ContactScreen,
          loader: siteLoader((site, address) => loadContact(site, address, language, contactUrls[language])),
        }
      }),
    }),
  )
  const messages = languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('phone', language),
      ...messageScreen(
        ({ loadPhone }) =>
          () =>
            loadPhone(language),
      ),
    },
    {
      path: screenAddress('remoteAssistance', language),
      ...messageScreen(({ loadRemoteAssistance }) => siteLoader((site) => loadRemoteAssistance(site, language))),
    },
  ])
  return [...contact, ...messages]
}

type MessageLoaders = typeof import('./loadMessage')

function messageScreen(
  loaderOf: (loaders: MessageLoaders) => (asked: LoaderFunctionArgs) => MessageData | Promise<MessageData>,
) {
  return screenWithMessages('src/contact/MessageScreen.tsx', ['form', 'message', 'messageScreen'], async () => {
    const [{ MessageScreen }, loaders] = await Promise.all([import('./MessageScreen'), import('./loadMessage')])
    return { Component: MessageScreen, loader: loaderOf(loaders) }
  })
}
