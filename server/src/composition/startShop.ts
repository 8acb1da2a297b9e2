import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ResponseCache } from '../cache/ResponseCache.js'
import { ownContext } from '../context/ownContext.js'
import { Downloads } from '../downloads/Downloads.js'
import { ShopApi } from '../graphql/ShopApi.js'
import type { FrontEnds } from '../http/frontEnds.js'
import { instancesOf } from '../instances/instancesOf.js'
import { MediaLibrary } from '../media/MediaLibrary.js'
import { MailDelivery } from '../messages/MailDelivery.js'
import { Cleaning } from '../retention/Cleaning.js'
import { SignInLog } from '../sessions/SignInLog.js'
import type { Settings } from '../settings/readSettings.js'
import { openStorage } from '../storage/openStorage.js'
import { buildShopSchema } from './buildShopSchema.js'
import { createServer } from './createServer.js'
import { openDatabase } from './openShopDatabase.js'
import type { Services } from './Services.js'
import { writeHooks } from './writeHooks.js'

export interface Shop {
  api: ShopApi<Services>
  services: Services
  app: FastifyInstance
  close(): Promise<void>
}

/** The parts of the product without its front ends: enough to migrate, fill and read a database. */
export async function openShop(
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<{ api: ShopApi<Services>; responses: ResponseCache }> {
  const database = await openDatabase(settings.database)
  const responses = new ResponseCache()
  const instances = instancesOf(
    settings,
    { onChange: () => responses.invalidate(), onConnection: (isConnected) => responses.setEnabled(isConnected) },
    log,
  )
  const storage = await openStorage(settings.uploads, log)
  const services: Services = {
    settings,
    database,
    storage,
    media: new MediaLibrary(storage, database),
    downloads: new Downloads(settings, storage.privateFiles, database, log),
    mail: new MailDelivery(database, settings.smtp, log),
    signIns: new SignInLog(database, log),
    log,
    instances,
    writeHooks,
    contentChanged() {
      responses.invalidate()
      return instances.publishInvalidation()
    },
  }
  return { api: new ShopApi(buildShopSchema(), services), responses }
}

/** The whole product, ready to listen. @throws SettingError when a setting prevents it */
export async function startShop(settings: Settings, log: FastifyBaseLogger, frontEnds: FrontEnds): Promise<Shop> {
  const { api, responses } = await openShop(settings, log)
  const app = await createServer({ api, responses, frontEnds, log })
  await api.services.downloads.sweep()
  api.services.mail.start()
  const cleaning = new Cleaning(() => ownContext(api.services))
  cleaning.start()
  return {
    api,
    services: api.services,
    app,
    async close() {
      await app.close()
      await cleaning.stop()
      await closeServices(api.services)
    },
  }
}

/** Stops the services that `openShop` started. */
export async function closeServices({ mail, signIns, instances, database }: Services): Promise<void> {
  await mail.stop()
  await signIns.written()
  await instances.close()
  await database.close()
}
