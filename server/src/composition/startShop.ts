import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { AnswerCache } from '../cache/AnswerCache.js'
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
): Promise<{ api: ShopApi<Services>; answers: AnswerCache }> {
  const database = await openDatabase(settings.database)
  const answers = new AnswerCache()
  const instances = instancesOf(
    settings,
    { onChange: () => answers.drop(), onHearing: (isHearing) => answers.setKeeping(isHearing) },
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
      answers.drop()
      return instances.tellOfChange()
    },
  }
  return { api: new ShopApi(buildShopSchema(), services), answers }
}

/** The whole product, ready to listen. @throws SettingError when a setting stands in the way */
export async function startShop(settings: Settings, log: FastifyBaseLogger, frontEnds: FrontEnds): Promise<Shop> {
  const { api, answers } = await openShop(settings, log)
  const app = await createServer({ api, answers, frontEnds, log })
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

/** Ends what `openShop` has begun. */
export async function closeServices({ mail, signIns, instances, database }: Services): Promise<void> {
  await mail.stop()
  await signIns.written()
  await instances.close()
  await database.close()
}
