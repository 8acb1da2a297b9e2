import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { fieldOf } from '../../kernel/fields/FieldDescription.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { languages } from '../../kernel/shared/screens.js'
import type { BackupServices } from '../backup/Backups.js'
import { backupSituation } from '../backup/backupState.js'
import { mailServerOf } from '../mailServer/mailServerOf.js'
import { senderOf } from '../messages/Mailer.js'
import { Page } from '../pages/Page.js'
import { SecondFactor } from '../secondFactor/SecondFactor.js'
import { readShop } from '../shop/readShop.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { unreadExamples } from './examples.js'
import { unreachable } from './unreachable.js'

export const onboardingTasks = defineChoice(
  'OnboardingTask',
  [
    'public-address',
    'name',
    'details',
    'opening-hours',
    'mail',
    'logo',
    'legal-pages',
    'second-factor',
    'backups',
    'examples',
    'open',
  ],
  'What a shop needs before it is shown to customers.',
)

export interface OnboardingTask {
  task: string
  isDone: boolean
  /** Whether customers do not reach the shop without it. */
  isUrgent: boolean
}

/** Each derived from what is there, in the order in which one would do them. */
export async function readOnboardingTasks(context: Context<BackupServices>, now: Date): Promise<OnboardingTask[]> {
  const { services, viewer } = context
  const { rows, reader } = services.database
  const shop = await readShop(reader)
  const factor = viewer && (await rows.first<SecondFactor>(SecondFactor, { user: viewer.id }))
  const backups = await backupSituation(services.backups, now)
  const missing = unreachable(services.settings, shop, (await mailServerOf(reader, services.settings)) !== null)
  const done: Record<string, boolean | null> = {
    'public-address': services.settings.production ? !missing['public-address'] : null,
    name: !missing.name,
    details: [shop.street, shop.city, shop.email, shop.phone ?? shop.whatsapp].every(Boolean),
    'opening-hours': shop.openingHours.length > 0,
    mail: !missing.mail && senderOf(shop) !== null,
    logo: fieldOf(ShopSettings, 'logo') ? Boolean((shop as { logo?: string | null }).logo) : null,
    'legal-pages': await hasLegalPages(context),
    'second-factor': Boolean(factor?.activeSince),
    backups: backups.succeededAt !== null && backups.warning === null,
    examples: (await unreadExamples(context)).length === 0,
    open: shop.isOpen ? null : false,
  }
  return Object.entries(done).flatMap(([task, isDone]) => {
    if (isDone === null) return []
    return [{ task, isDone, isUrgent: !isDone && isUrgent(task, services.settings) }]
  })
}

/** The words by which addresses of a privacy statement and of terms are known, in either language. */
const legalWords = [/privacy/, /voorwaarden|terms|conditions/]

/** Whether visitors find both in each language. */
async function hasLegalPages({ services }: Pick<Context, 'services'>): Promise<boolean> {
  const columns = ['language', 'url']
  const pages = await services.database.rows.find<Row>(Page, { columns, where: publishedWhere(Page) })
  return languages.every((language) =>
    legalWords.every((word) => pages.some((page) => page.language === language && word.test(String(page.url)))),
  )
}

/** A demo on the own machine has no customers. */
function isUrgent(task: string, { demo }: { demo: boolean }): boolean {
  return !demo && ['public-address', 'name', 'mail', 'open'].includes(task)
}
