import type { EntityManager } from 'typeorm'
import type { ProgramLimits } from '../../../kernel/access/Viewer.js'
import { writeCalendar } from '../../../kernel/calendar/writeCalendar.js'
import type { Context } from '../../../kernel/context/Context.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import { say } from '../../../kernel/i18n/say.js'
import { CallLimit } from '../../../kernel/limits/CallLimit.js'
import { hashAddressCode, isAddressCode, newAddressCode } from '../../../kernel/secrets/addressCode.js'
import { type Binding, seal, unseal } from '../../../kernel/secrets/secretBox.js'
import { calendarFeedAddress, defaultLanguage } from '../../../kernel/shared/screens.js'
import { readShop } from '../../shop/readShop.js'
import { endProgramCodes, type Opened, openedByProgramCode, programCode } from '../../tokens/programAddresses.js'
import { CalendarFeed, feedId } from './CalendarFeed.js'
import { feedEvents } from './feedEvents.js'

const feedOpened: Opened = { entity: 'calendarFeed', record: feedId }
const binding: Binding = { purpose: 'calendar feed', owner: 'shop' }

/** Addresses that open nothing. The one that opens the feed is never limited. */
const missLimit = new CallLimit('calendar-feed', () => ({ points: 20, seconds: 600 }))

/** How often calendars are asked to look again; most do so when they like. */
const refreshSeconds = 15 * 60

/** Where a calendar subscribes to the appointments. */
export interface FeedAddress {
  /** With scheme and host; null when it was sealed under another SESSION_SECRET and cannot be shown any more. */
  address: string | null
  /** UTC. */
  createdAt: string
}

/** The present address; null when there is none. */
export async function calendarFeed({ viewer, services }: Context): Promise<FeedAddress | null> {
  const { database, settings } = services
  const feed = await database.reader.findOneBy(CalendarFeed, { id: feedId })
  if (!feed) return null
  if (viewer?.limits) return { address: await addressOfProgram(services, viewer.limits), createdAt: feed.createdAt }
  const code = unseal(feed.sealed, binding, settings)
  return { address: code && settings.publicUrl + calendarFeedAddress(code), createdAt: feed.createdAt }
}

/** Makes a new address; the one before opens nothing any more. */
export async function renewCalendarFeed({ viewer, services }: Context): Promise<FeedAddress> {
  const { database, settings } = services
  const code = newAddressCode()
  const createdAt = new Date().toISOString()
  const row = { id: feedId, codeHash: hashAddressCode(code), sealed: seal(code, binding, settings), createdAt }
  await database.write(async (manager) => {
    await manager.delete(CalendarFeed, { id: feedId })
    await manager.insert(CalendarFeed, row)
    await endProgramCodes(manager, feedOpened)
  })
  if (viewer?.limits) return { address: await addressOfProgram(services, viewer.limits), createdAt }
  return { address: settings.publicUrl + calendarFeedAddress(code), createdAt }
}

/** From now on no address opens it. */
export async function revokeCalendarFeed({ services: { database } }: Context): Promise<void> {
  await database.write(async (manager) => {
    await manager.delete(CalendarFeed, { id: feedId })
    await endProgramCodes(manager, feedOpened)
  })
}

/** One of its own, which ends with its token. */
async function addressOfProgram(
  { database, settings }: Context['services'],
  { token }: ProgramLimits,
): Promise<string | null> {
  return database.write(async (manager) => {
    // Locked, so that a program that asks twice at once is told the same.
    const { affected } = await manager.update(CalendarFeed, { id: feedId }, { id: feedId })
    if (!affected) return null
    return settings.publicUrl + calendarFeedAddress(await programCode(manager, settings, token, feedOpened))
  })
}

/** Whether a code opens the feed: that of the shop, or of a program whose token is valid. */
async function opensFeed(manager: EntityManager, code: string): Promise<boolean> {
  const feed = isAddressCode(code) ? await manager.findOneBy(CalendarFeed, { id: feedId }) : null
  if (!feed) return false
  if (feed.codeHash === hashAddressCode(code)) return true
  return (await openedByProgramCode(manager, code))?.entity === feedOpened.entity
}

/**
 * The appointments as a calendar, for anyone who has the code.
 * @throws ShopError NOT_FOUND for any other, RATE_LIMITED for a network that has tried many in vain
 */
export async function readCalendarFeed({ services, caller }: Context, code: string): Promise<string> {
  const { database, settings } = services
  const isOpen = await opensFeed(database.reader, code)
  const isOff = (await services.switches.now()).entities.has('appointment')
  if (!isOpen || isOff) {
    if (caller) await missLimit.spend(services, { address: caller.address })
    throw new ShopError('NOT_FOUND', { message: { key: 'notFound.jobAddress' } })
  }
  const shop = await readShop(database.reader)
  const name = say(defaultLanguage, { key: 'appointment.feedName', values: { shop: shop.name } })
  return writeCalendar(await feedEvents(database.reader, settings), { name, refreshSeconds })
}
