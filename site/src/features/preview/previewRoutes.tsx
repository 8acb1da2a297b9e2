import { languages, previewLinkAddress, previewPath } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Subject } from '../../kernel/i18n/catalogues'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

/** Of the screens of records, and what a preview adds. */
const subjects: Subject[] = ['staff', 'form', 'lists', 'message', 'products']

/** Records as visitors would see them: for the owner, and for who has a secret address. */
export function previewRoutes(): RouteObject[] {
  const shared = screenOnDemand(
    'preview/SharedPreviewScreen',
    [...subjects, 'previewLink'],
    () => import('./SharedPreviewScreen'),
  )
  return [
    {
      path: `${previewPath}/:section/:id`,
      ...screenOnDemand('preview/PreviewScreen', subjects, () => import('./PreviewScreen')),
    },
    ...languages.map((language) => ({ path: previewLinkAddress(language, ':code'), ...shared })),
  ]
}
