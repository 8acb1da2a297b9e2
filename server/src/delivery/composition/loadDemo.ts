import { createUser } from '../../features/accounts/createUser.js'
import { demoAccounts } from '../../features/accounts/demoAccounts.js'
import { Customer } from '../../features/customers/Customer.js'
import type { Demo } from '../../features/demo/Demo.js'
import { isDemoEnded } from '../../features/demo/DemoEnd.js'
import { DemoInputs } from '../../features/demo/DemoInputs.js'
import { features } from '../../features/features.js'
import { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { demoInOrder } from './demoInOrder.js'
import { markDemo } from './markDemo.js'
import type { Services } from './Services.js'

/**
 * Fills the database with the demo shop if it is empty, that is if nobody has an account and it never was a demo shop.
 * It is one transaction, so that a shop that is killed meanwhile is empty at its next start; pictures have fixed names
 * and are stored again then. Of instances that start together one fills it.
 * @param announce runs before it begins
 * @returns whether the database was empty
 */
export async function loadDemo(api: ShopApi<Services>, announce: () => void = () => undefined): Promise<boolean> {
  const { services, schema } = api
  return services.database.writeAlone(async (database) => {
    if ((await database.reader.exists(Customer)) || (await isDemoEnded(database.reader))) return false
    announce()
    const media = services.media.within(database)
    const downloads = services.downloads.within(database)
    const photos = {
      jobPhotos: services.jobPhotos.within(database),
      messagePhotos: services.messagePhotos.within(database),
      boughtItemPhotos: services.boughtItemPhotos.within(database),
    }
    await fill(new ShopApi(schema, { ...services, ...photos, database, media, downloads }))
    return true
  })
}

/** Through the write pipeline, as the owner. */
async function fill(api: ShopApi<Services>): Promise<void> {
  const demo = { context: api.context(await addOwner(api), 'nl'), inputs: await DemoInputs.begin(api.services.media) }
  for (const records of demoInOrder(features)) await records.load(demo as Demo<never>)
  await api.services.database.write(markDemo)
}

async function addOwner({ services }: ShopApi): Promise<Customer & { email: string }> {
  const owner = demoAccounts.find(({ role }) => role === 'cms-admin')
  if (!owner) throw new Error('The demo has no owner')
  return { ...(await createUser(services.database, owner)), email: owner.email }
}
