import { previewPath } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

/** Records as visitors would see them, for the owner. */
export function previewRoutes(): RouteObject[] {
  return [
    {
      path: `${previewPath}/:section/:id`,
      ...screenOnDemand('preview/PreviewScreen', ['staff', 'form', 'lists', 'message', 'products'], async () => {
        const { PreviewScreen, loadPreview } = await import('./PreviewScreen')
        return {
          Component: PreviewScreen,
          load: (site, address, { section = '', id = '' }) => loadPreview(site, section, id, address),
        }
      }),
    },
  ]
}
