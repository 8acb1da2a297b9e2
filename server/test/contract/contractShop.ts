import { dataOf, type Rest, restClient } from '../delivery/rest/restClient.js'
import { uploadPicture } from '../delivery/rest/uploadPicture.js'
import { cookiesOf, startTestShop, type TestShop } from '../startTestShop.js'
import type { TestDatabase } from '../testDatabases.js'
import type { Given, RestRecord } from './contractEntities.js'

export interface ContractShop extends TestShop {
  admin: Rest
  /** A caller without a session, but with a CSRF token. */
  anonymous: Rest
  given: Given
}

/** A running shop with what the contract's records refer to. */
export async function startContractShop(database: TestDatabase): Promise<ContractShop> {
  const shop = await startTestShop(database)
  const headers = await shop.login('cms-admin')
  const admin = restClient(shop, headers)
  const token = cookiesOf(await fetch(`${shop.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
  const added = async (path: string, record: RestRecord) => dataOf(await admin<{ id: number }>('POST', path, record)).id
  return {
    ...shop,
    admin,
    anonymous: restClient(shop, { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }),
    given: {
      picture: await uploadPicture(shop, headers),
      customer: await added('register', { name: 'Klant', email: 'given@example.com', password: 'a-good-password' }),
      group: await added('service-groups/add-service-group', { language: 'nl', title: 'Groep', icon: 'repair' }),
    },
  }
}
