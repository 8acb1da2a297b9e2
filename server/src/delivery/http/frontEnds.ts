import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import { productRoot } from '../../kernel/settings/settingValues.js'
import { backOfficePath } from '../../kernel/shared/screens.js'
import { adminRoutes, sendWithNonce } from './adminRoutes.js'
import type { Assets } from './assetRoutes.js'
import { beginRoutes } from './beginRoutes.js'
import { closeSwitchedOff } from './closeSwitchedOff.js'
import { closeToVisitors } from './closeToVisitors.js'
import type { FrontEndApi } from './FrontEndApi.js'
import { builtRenderer } from './SiteRenderer.js'
import { selfIntakeRoutes } from './selfIntakeRoutes.js'
import { shopDocument } from './shopDocument.js'
import { siteRoutes } from './siteRoutes.js'

export const siteFolder = path.join(productRoot, 'site')
export const adminFolder = path.join(productRoot, 'admin')

/** The site and the back office, as they are served. */
export interface FrontEnds {
  adminFolder: string
  /** What is built of them; of sources there is nothing. */
  assets?: readonly Assets[]
  register(app: FastifyInstance, parts: { api: FrontEndApi; responses: ResponseCache }): Promise<void>
}

export async function builtFrontEnds(): Promise<FrontEnds> {
  const built = path.join(adminFolder, 'dist')
  const renderer = await builtRenderer(siteFolder)
  return {
    adminFolder: built,
    assets: [
      { folder: path.join(siteFolder, 'dist/client/assets'), prefix: '/assets' },
      { folder: path.join(built, 'assets'), prefix: `${backOfficePath}/assets` },
    ],
    async register(app, parts) {
      const account = await readFile(path.join(built, 'account.html'), 'utf8')
      const send = async (_: unknown, reply: FastifyReply) =>
        sendWithNonce(reply, await shopDocument(account, parts.api.services))
      await app.register(async (pages) => {
        closeSwitchedOff(pages, { ...parts, renderer })
        closeToVisitors(pages, { ...parts, renderer })
        await pages.register(adminRoutes, { folder: built, services: parts.api.services })
        await pages.register(beginRoutes, {
          ...parts,
          renderer,
          send,
        })
        await pages.register(selfIntakeRoutes, { services: parts.api.services, send })
        await pages.register(siteRoutes, { ...parts, renderer, folder: path.join(siteFolder, 'dist/client') })
      })
    },
  }
}
