import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pickUpTimes } from '../../features/appointments/jobs/pickUpTimes.js'
import { Backups } from '../../features/backup/Backups.js'
import type { BackedUpServices } from '../../features/backup/backup.js'
import { boughtItemPhotoUse } from '../../features/buying/photos/BoughtItemPhoto.js'
import { Downloads } from '../../features/downloads/Downloads.js'
import { Health } from '../../features/health/Health.js'
import { Imports } from '../../features/imports/Imports.js'
import { InvoiceFiles } from '../../features/invoices/files/InvoiceFiles.js'
import { jobPhotoUse } from '../../features/jobs/photos/jobPhotoUse.js'
import { CurrentLook } from '../../features/look/CurrentLook.js'
import { ensureMailTexts } from '../../features/mailTexts/ensureMailTexts.js'
import { MailDelivery } from '../../features/messages/MailDelivery.js'
import { messagePhotoUse } from '../../features/messages/photos/messagePhotoUse.js'
import { OnlinePayments } from '../../features/onlinePayments/OnlinePayments.js'
import { removeLeftFiles } from '../../features/ownShop/makeShopMine.js'
import { paidParts } from '../../features/payments/paidParts.js'
import { StoredPhotos } from '../../features/photos/StoredPhotos.js'
import { CurrentRedirects } from '../../features/redirects/CurrentRedirects.js'
import { NotFoundCounts } from '../../features/redirects/NotFoundCounts.js'
import { SignInLog } from '../../features/sessions/SignInLog.js'
import { nameShop } from '../../features/shop/nameShop.js'
import { fillText } from '../../features/shop/placeholders.js'
import { CurrentSwitches } from '../../features/switches/CurrentSwitches.js'
import { ShopRecord } from '../../features/switches/ShopRecord.js'
import { SearchQuestionCounts } from '../../features/visitorSearch/SearchQuestionCounts.js'
import { visitorIndexOf } from '../../features/visitorSearch/VisitorIndex.js'
import { WebhookSender } from '../../features/webhooks/WebhookSender.js'
import { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import type { Context } from '../../kernel/context/Context.js'
import { ownContext } from '../../kernel/context/ownContext.js'
import { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { instancesOf } from '../../kernel/instances/instancesOf.js'
import { MediaLibrary } from '../../kernel/media/MediaLibrary.js'
import { clearTemporaryUploads } from '../../kernel/media/multipart.js'
import { Scheduler } from '../../kernel/scheduler/Scheduler.js'
import { SearchFiller } from '../../kernel/search/SearchFiller.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { closeToOthers } from '../../kernel/storage/closeToOthers.js'
import { openBackupFolder, openStorage } from '../../kernel/storage/openStorage.js'
import type { FrontEnds } from '../http/frontEnds.js'
import { shopSchema } from './buildShopSchema.js'
import { createServer } from './createServer.js'
import { openDatabase } from './openShopDatabase.js'
import { removal } from './removal.js'
import { roundsOf } from './roundsOf.js'
import type { Services } from './Services.js'
import { onRecorded, writeHooks } from './writeHooks.js'

export interface Shop {
  api: ShopApi<Services>
  services: Services
  app: FastifyInstance
  searchFiller: SearchFiller
  close(): Promise<void>
}

/**
 * The parts of the product without its front ends: enough to migrate, fill and read a database.
 * @param tell hears a sentence for what is waited for meanwhile
 */
export async function openShop(
  settings: Settings,
  log: FastifyBaseLogger,
  tell: (sentence: string) => void = (sentence) => log.warn(sentence),
): Promise<{ api: ShopApi<Services>; responses: ResponseCache }> {
  await closeToOthers(settings, log)
  const database = await openDatabase(settings.database, { pool: settings.databasePool, tell })
  await nameShop(database, settings.publicUrl)
  await ensureMailTexts(database)
  const responses = new ResponseCache()
  const shop = new ShopRecord(database)
  const switches = new CurrentSwitches(database, shop)
  const redirects = new CurrentRedirects(database)
  const forget = () => {
    shop.forget()
    switches.forget()
    redirects.forget()
    responses.invalidate()
    look.invalidate()
  }
  const storage = await openStorage(settings.uploads, log)
  const media = new MediaLibrary(storage, database)
  const look = await CurrentLook.open({
    read: () => shop.now(),
    image: (url) => media.read(url),
  })
  const instances = instancesOf(
    settings,
    {
      onChange: forget,
      onConnection(isConnected) {
        for (const each of [shop, switches, redirects, look]) each.setCached(isConnected)
        responses.setBrief(!isConnected)
      },
    },
    log,
  )
  const downloads = new Downloads(settings, storage.privateFiles, database, log)
  const jobPhotos = new StoredPhotos(settings, storage.jobPhotos, database, log, jobPhotoUse)
  const messagePhotos = new StoredPhotos(settings, storage.messagePhotos, database, log, messagePhotoUse)
  const boughtItemPhotos = new StoredPhotos(settings, storage.boughtItemPhotos, database, log, boughtItemPhotoUse)
  const invoiceFiles = new InvoiceFiles({
    settings,
    folder: storage.invoiceFiles,
    database,
    look,
    media,
    switches,
    log,
    paidBy: (invoice, total) => paidParts(database.reader, invoice, total),
  })
  const core: BackedUpServices = {
    settings,
    database,
    storage,
    downloads,
    jobPhotos,
    messagePhotos,
    boughtItemPhotos,
    invoiceFiles,
    look,
    log,
    instances,
    shop,
    switches,
    redirects,
    notFounds: new NotFoundCounts({ database, settings, instances }),
    searchQuestions: new SearchQuestionCounts({ database, settings, instances }),
    fillText,
    pickUpTimes,
    removal,
    writeHooks,
    onRecorded: (manager, context, write) => onRecorded(manager, context as Context<Services>, write),
    contentChanged() {
      forget()
      return instances.publishInvalidation()
    },
  }
  database.onContentChanged = core.contentChanged
  const backupFolder = settings.backups && (await openBackupFolder(settings.backups.place, log))
  const services: Services = {
    ...core,
    backups: new Backups(settings.backups, backupFolder, core, log),
    health: new Health({ settings, database, storage, instances, log }),
    imports: new Imports(),
    media,
    mail: new MailDelivery(database, settings, log, (invoice) => invoiceFiles.attachments(invoice)),
    webhooks: new WebhookSender(database, () => ownContext(services), log),
    onlinePayments: new OnlinePayments(core, () => ownContext(services), log),
    scheduler: new Scheduler(database, log),
    signIns: new SignInLog(database, log, settings),
  }
  return { api: new ShopApi(shopSchema(), services), responses }
}

/**
 * The whole product, ready to listen. Its scheduler is to be started after that.
 * @param prepareContent runs on the migrated database before anything else works on it
 * @throws SettingError when a setting prevents it
 */
export async function startShop(
  settings: Settings,
  log: FastifyBaseLogger,
  frontEnds: FrontEnds,
  prepareContent: (api: ShopApi<Services>) => Promise<void> = async () => undefined,
): Promise<Shop> {
  const { api, responses } = await openShop(settings, log)
  await prepareContent(api)
  const app = await createServer({ api, responses, frontEnds, log })
  await removeLeftFiles(api.services)
  clearTemporaryUploads()
  const { health, backups, scheduler } = api.services
  await health.start()
  await backups.start(new Date())
  const searchFiller = new SearchFiller(api.services)
  scheduler.add(roundsOf(api.services, searchFiller))
  return {
    api,
    services: api.services,
    app,
    searchFiller,
    async close() {
      await app.close()
      await visitorIndexOf(api.services).stop()
      await closeServices(api.services)
    },
  }
}

/** Stops the services of `openShop`. */
export async function closeServices(services: Services): Promise<void> {
  const { scheduler, backups, imports, mail, webhooks, signIns, health, instances, database } = services
  await Promise.all([scheduler.stop(), backups.stop(), imports.stop(), webhooks.stop()])
  mail.close()
  await signIns.written()
  await health.stop()
  await instances.close()
  await database.close()
}
