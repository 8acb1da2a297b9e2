import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { inRoot } from '../../../scripts/house/root.mjs'
import { logIn } from '../../../scripts/house/session.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { canMount } from '../../../soak/machine.mjs'
import { openDatabase } from '../../src/delivery/composition/openShopDatabase.js'
import { createUser } from '../../src/features/accounts/createUser.js'
import { photo } from '../kernel/media/pictures.js'

/**
 * Mounts the checkout read-only elsewhere, like the root file system of a container, and continues
 * there as an unprivileged user who owns nothing.
 */
const lockedIn = `
  set -e
  mount --make-rprivate /
  mount --bind "$1" "$2"
  mount -o remount,bind,ro "$2"
  cd "$2"
  shift 2
  exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
`

const where = canMount ? describe : describe.skip

where('[O13] the product in its production form, where it owns nothing and can write to its data alone', () => {
  let place: string
  let shop: Shop
  const password = 'a-good-password'
  const email = 'owner@example.com'

  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'shop-locked-'))
    const [root, data, temporary] = [path.join(place, 'root'), path.join(place, 'data'), path.join(place, 'tmp')]
    await chmod(place, 0o755)
    for (const folder of [root, data, temporary]) {
      await mkdir(folder)
      await chmod(folder, 0o777)
    }
    const database = await openDatabase({ kind: 'sqlite', file: path.join(data, 'shop.sqlite') })
    await createUser(database, { email, name: 'The owner', password, role: 'cms-admin', demo: false })
    await database.close()
    await chmod(path.join(data, 'shop.sqlite'), 0o666)
    shop = await startShop({
      folder: data,
      root,
      within: ['unshare', '-m', 'sh', '-c', lockedIn, 'sh', inRoot(), root],
      env: { NODE_ENV: 'production', DEMO: 'false', HOME: '/nonexistent', TMPDIR: temporary },
    })
  })
  afterAll(async () => {
    await shop?.stop()
    await rm(place, { recursive: true, force: true })
  })

  it('serves pages, takes an image and makes its widths', async () => {
    expect((await fetch(`${shop.url}/nl/nieuws`)).status).toBe(200)
    const { headers } = await logIn(shop.url, email, password)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await photo(700, 500).jpeg().toBuffer())]), 'photo.jpg')
    form.append('page-type', 'product')
    const sent = await fetch(`${shop.url}/api/image-upload/tiny-mce-upload`, { method: 'POST', body: form, headers })
    const { data } = (await sent.json()) as { data: { data: string } }
    expect(sent.status).toBe(200)
    expect((await fetch(shop.url + data.data.replace('.jpg', '-320.avif'))).status).toBe(200)
  })

  it('has logged no errors', () => {
    expect(shop.log()).not.toMatch(/EROFS|EACCES|"level":[56]0/)
  })
})
