import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { freePort } from './house/freePort.mjs'
import { inRoot } from './house/root.mjs'

// Vite reads the sources at the first request.
jest.setTimeout(60_000)

describe('npm run dev', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'))
  /** @type {import('node:child_process').ChildProcess} */
  let shop
  let url = ''
  let said = ''

  beforeAll(async () => {
    const port = await freePort()
    url = `http://localhost:${port}`
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      DATABASE_URL: `sqlite:${folder}/shop.sqlite`,
      UPLOADS: `file:${folder}/uploads`,
      LOG_LEVEL: 'warn',
    }
    shop = spawn(process.execPath, [inRoot('scripts/dev.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const output of [shop.stdout, shop.stderr]) output?.setEncoding('utf8').on('data', (text) => (said += text))
    while (
      !(await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ))
    ) {
      if (shop.exitCode !== null) throw new Error(said)
      await wait(200)
    }
  }, 240_000)

  afterAll(async () => {
    shop.kill('SIGTERM')
    if (shop.exitCode === null) await once(shop, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }, 30_000)

  const get = (/** @type {string} */ path) => fetch(url + path, { redirect: 'manual' })

  it('[O6] serves the site from its sources, which reload themselves', async () => {
    let answer = await get('/nl')
    // On a busy machine Vite may take longer to read the sources than any request may take.
    while (answer.status === 503) answer = await get('/nl')
    const page = await answer.text()
    expect([answer.status, page]).toEqual([200, expect.stringContaining('Cougar Computers')])
    for (const script of ['/@vite/client', '/src/app/entry.client.ts']) {
      expect(page).toContain(script)
      expect((await get(script)).headers.get('content-type')).toContain('javascript')
    }
  })

  it('[O6] serves the back office and the stock list from their sources', async () => {
    expect((await get('/cougarXr7')).status).toBe(302)
    for (const script of ['/cougarXr7/src/app/main.tsx', '/cougarXr7/src/app/stockMain.tsx']) {
      expect((await get(script)).status).toBe(200)
    }
  })

  it('[O6] takes forms of browsers without scripts', async () => {
    const send = (/** @type {string} */ email) =>
      fetch(`${url}/nl/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: url },
        body: new URLSearchParams({ name: 'Jan Jansen', email, message: 'Mijn laptop is traag sinds gisteren.' }),
      })
    const refused = await send('jan')
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Mijn laptop is traag sinds gisteren.')
    const taken = await send('jan@example.org')
    expect(taken.status).toBe(200)
    expect(await taken.text()).toContain('jan@example.org')
  })
})
