import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from '../cache/ResponseCache.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { productRoot } from '../settings/settingValues.js'
import { adminRoutes } from './adminRoutes.js'
import { builtRenderer } from './SiteRenderer.js'
import { siteRoutes } from './siteRoutes.js'

export const siteFolder = path.join(productRoot, 'site')
export const adminFolder = path.join(productRoot, 'admin')

/** The site and the back office, as they are served. */
export interface FrontEnds {
  adminFolder: string
  register(app: FastifyInstance, parts: { api: ShopApi; responses: ResponseCache }): Promise<void>
}

export async function builtFrontEnds(): Promise<FrontEnds> {
  const built = path.join(adminFolder, 'dist')
  const renderer = await builtRenderer(siteFolder)
  return {
    adminFolder: built,
    async register(app, parts) {
      await app.register(adminRoutes, { folder: built })
      await app.register(siteRoutes, { ...parts, renderer, folder: path.join(siteFolder, 'dist/client') })
    },
  }
}
