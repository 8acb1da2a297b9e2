import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/house/freePort.mjs'
import { inRoot } from '../scripts/house/root.mjs'
import { expect, test } from './stories.js'

/** `npm start` as a user types it, in this checkout, which is built already. */
class Start {
  said = ''
  readonly #child: ChildProcess

  /** @param command that starts it */
  constructor(settings: Record<string, string>, command = [process.execPath, inRoot('scripts/start.mjs')]) {
    const [program = '', ...words] = command
    this.#child = spawn(program, words, {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    for (const output of [this.#child.stdout, this.#child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text
      })
    }
  }

  interrupt(): void {
    this.#child.kill('SIGINT')
  }

  /** What is typed on its terminal. */
  type(keys: string): void {
    this.#child.stdin?.write(keys)
  }

  async ended(): Promise<number | null> {
    if (this.#child.exitCode === null) await once(this.#child, 'exit')
    return this.#child.exitCode
  }
}

let folder = ''
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-start-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

function settings(port: number): Record<string, string> {
  return {
    PORT: String(port),
    DATABASE_URL: `sqlite:${path.join(folder, 'shop.sqlite')}`,
    UPLOADS: `file:${path.join(folder, 'uploads')}`,
  }
}

test('[O1] [O2] [O3] npm start prints where the shop is and who may log in; again it takes seconds; Ctrl-C ends it', async () => {
  test.setTimeout(240_000)
  const port = await freePort()
  const seconds: number[] = []
  for (const isAgain of [false, true]) {
    const started = Date.now()
    const shop = new Start(settings(port))
    await expect.poll(() => shop.said, { timeout: 100_000, intervals: [50] }).toContain('demo-password')
    seconds.push((Date.now() - started) / 1000)
    // Nothing is installed, built or filled again, which would take longer than seconds.
    if (isAgain) {
      expect(shop.said).not.toMatch(/Install|Build|Fill/)
      expect(seconds[1]).toBeLessThan(seconds[0] ?? 0)
    }
    for (const text of [`http://localhost:${port}`, '/cougarXr7', 'admin@example.com'])
      expect(shop.said).toContain(text)
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)

    shop.interrupt()
    expect(await shop.ended()).toBe(0)
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
  }
})

test('[O24] on a terminal npm start writes its log to be read, and Ctrl-C ends it', async () => {
  test.skip(process.platform !== 'linux', 'elsewhere `script` takes other parameters')
  test.setTimeout(240_000)
  const command = `exec '${process.execPath}' '${inRoot('scripts/start.mjs')}'`
  const onTerminal = ['script', '--quiet', '--return', '--flush', '--command', command, '/dev/null']
  const shop = new Start(settings(await freePort()), onTerminal)
  await expect.poll(() => shop.said, { timeout: 100_000 }).toMatch(/INFO.*listening at/)
  expect(shop.said).not.toContain('"level"')
  shop.type('\u0003')
  expect(await shop.ended()).toBe(0)
})

test('[O25] a malformed setting stops the start with one sentence that names it', async () => {
  const shop = new Start({ ...settings(await freePort()), PORT: 'four thousand' })
  expect(await shop.ended()).not.toBe(0)
  expect(shop.said.trim().split('\n')).toHaveLength(1)
  expect(shop.said).toContain('PORT')
})

test('[O25] a port that is in use stops the start with one sentence that says so', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const shop = new Start(settings(port))
  expect(await shop.ended()).not.toBe(0)
  expect(shop.said.trim().split('\n').at(-1)).toMatch(new RegExp(`PORT.*${port}.*in use`))
  expect(shop.said).not.toMatch(/^\s+at /m)
  other.close()
})

test('[O9] [X26] create-admin says the rules of passwords at its prompt, and makes an account that can log in at /login-admin, in a shop without a demo', async ({
  page,
}) => {
  const port = await freePort()
  const own = { ...settings(port), DATABASE_URL: `sqlite:${path.join(folder, 'own.sqlite')}`, DEMO: 'false' }
  const create = (password: string) =>
    spawnSync(
      process.execPath,
      [inRoot('server/dist/manage.js'), 'create-admin', 'eigenaar@example.com', 'De', 'Eigenaar'],
      { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...own }, input: `${password}\n`, encoding: 'utf8' },
    )
  const refused = create('1234567890')
  expect(refused.stderr).toMatch(/^At least 10 characters, .+\nNo known word with a year or a sign, .+\nPassword: \S/m)
  expect(refused.status).toBe(1)
  const made = create('een-lang-wachtwoord')
  expect(made.stdout).toContain('eigenaar@example.com can log in')
  const shop = new Start(own)
  await expect.poll(() => shop.said, { timeout: 60_000 }).toContain(`http://localhost:${port}`)
  await expect.poll(() => fetch(`http://localhost:${port}/readyz`).then(({ status }) => status)).toBe(200)
  await page.goto(`http://localhost:${port}/login-admin`)
  await page.getByLabel('E-mailadres').fill('eigenaar@example.com')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een-lang-wachtwoord')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/cougarXr7/)
  await expect(page.getByText('De Eigenaar').first()).toBeVisible()
  shop.interrupt()
  expect(await shop.ended()).toBe(0)
})
