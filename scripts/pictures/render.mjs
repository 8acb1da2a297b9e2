/**
 * Renders the pictures of the demo and of the starting content: `node scripts/pictures/render.mjs [--passes=40] [--scale=1] [--to=folder] [name…]`.
 * Without names it renders all of them.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const root = fileURLToPath(new URL('../../', import.meta.url))
const types = { '.html': 'text/html', '.mjs': 'text/javascript', '.js': 'text/javascript', '.woff2': 'font/woff2' }
const options = new Map(
  process.argv
    .slice(2)
    .filter((argument) => argument.startsWith('--'))
    .map((argument) => /** @type {[string, string]} */ (argument.slice(2).split('='))),
)
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
/** By what the name of a scene begins with. */
const folders = { 'example/': 'server/startingContent/pictures/', '': 'server/demo/pictures/' }
const passes = Number(options.get('passes') ?? 40)
const scale = Number(options.get('scale') ?? 1)

const server = createServer(async (request, response) => {
  const file = path.join(root, path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname))
  try {
    const content = await readFile(file)
    const extension = /** @type {keyof typeof types} */ (path.extname(file))
    response.writeHead(200, { 'content-type': types[extension] ?? 'application/octet-stream' }).end(content)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const address = /** @type {import('node:net').AddressInfo} */ (server.address())

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-sandbox', '--disable-quic', '--no-first-run'],
})
try {
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error.message))
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
  await page.goto(`http://127.0.0.1:${address.port}/scripts/pictures/page.html`)
  await page.waitForFunction('window.renderScene', undefined, { timeout: 20_000 })
  const names = wanted.length > 0 ? wanted : /** @type {string[]} */ (await page.evaluate('window.sceneNames'))
  for (const name of names) await renderOne(page, name)
} finally {
  await browser.close()
  server.close()
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function renderOne(page, name) {
  const started = Date.now()
  try {
    const call = `window.renderScene(${JSON.stringify(name)}, ${passes}, ${scale})`
    const address = /** @type {string} */ (await page.evaluate(call))
    const pixels = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    const file = fileOf(name)
    await mkdir(path.dirname(file), { recursive: true })
    const { size } = await sharp(pixels).jpeg({ quality: 82, mozjpeg: true }).toFile(file)
    console.log(`${name} ${Math.round(size / 1024)} KB ${((Date.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    console.error(name, error)
    process.exitCode = 1
  }
}

/** @param {string} name */
function fileOf(name) {
  const to = options.get('to')
  if (to) return path.join(to, `${name}.jpg`)
  const [prefix, folder] = Object.entries(folders).find(([start]) => name.startsWith(start)) ?? ['', '']
  return path.join(root, folder, `${name.slice(prefix.length)}.jpg`)
}
