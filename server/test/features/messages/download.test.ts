import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { demoShop } from '../../../demo/content/shop.js'
import { siteFolder } from '../../../src/delivery/http/frontEnds.js'
import type { SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { siteRoutes } from '../../../src/delivery/http/siteRoutes.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

describe('the remote-support tool', () => {
  let database: TestDatabase
  let running: TestShop

  beforeAll(async () => {
    database = await createSqlite()
    running = await startTestShop(
      database,
      {},
      {
        adminFolder: '',
        async register(app, parts) {
          const folder = path.join(siteFolder, 'public')
          await app.register(siteRoutes, { ...parts, renderer: {} as SiteRenderer, folder })
        },
      },
    )
  })
  afterAll(async () => {
    await running.close()
    await database.drop()
  })

  it('[F8] is downloaded rather than shown, and opens the help that comes with Windows', async () => {
    const answer = await fetch(`${running.url}${demoShop.remoteSupportUrl}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    const body = await answer.text()
    const lines = body.split('\r\n')
    expect(lines).toContain('start "" ms-quick-assist:')
    expect(body).toMatch(/Windows opent nu/)
    expect(body).toMatch(/Windows now opens/)
    expect(body).not.toMatch(/[^\r]\n|[^\r\n -~]/)
  })
})
