import type { MessageKey } from '../i18n/createI18nProvider'
import type { MenuGroupName } from './MenuGroupName'

export interface OwnScreen {
  /** Its path in react-admin. */
  name: string
  /** Its address in the back office: `/cougarXr7/{section}`. */
  section: string
  title: MessageKey
  icon: string
  /** The part of the menu that it closes, `first` beside the dashboard; left out at the foot of all. */
  group?: MenuGroupName | 'first'
  /** Where the shop uses none of these entities, there is no such screen. */
  needs?: readonly string[]
  /** Entities whose screens are reached from it, and not from the menu. */
  covers?: readonly string[]
  /** Whether it is reached from elsewhere alone. */
  isHidden?: boolean
}

const messageNames = ['email', 'emailPhone', 'emailRemoteAssistance']
const jobNames = ['statusRepair', 'statusNewPc']

/** What is printed of a job, by the number in the address. */
const papers: readonly OwnScreen[] = (
  [
    { name: 'sheet', section: 'innameformulier', title: 'print.sheet' },
    { name: 'receipt', section: 'innamebon', title: 'print.receipt' },
    { name: 'label', section: 'label', title: 'print.label' },
  ] as const
).map((paper) => ({ ...paper, icon: 'printer', needs: jobNames, isHidden: true }))

/** What the agenda shows; without kinds there is nothing to make an appointment for. */
const appointmentNames = ['appointment', 'blockedTime']

/** The screens that are about no entity; those of the entities are generated. */
export const ownScreens: readonly OwnScreen[] = [
  { name: 'intake', section: 'inname', title: 'intake.title', icon: 'plus', group: 'first', needs: jobNames },
  {
    name: 'agenda',
    section: 'agenda',
    title: 'agenda.title',
    icon: 'calendar',
    group: 'first',
    needs: appointmentNames,
    covers: appointmentNames,
  },
  { name: 'figures', section: 'cijfers', title: 'figures.title', icon: 'progress', group: 'work', needs: jobNames },
  ...papers,
  { name: 'setup', section: 'inrichten', title: 'setup.title', icon: 'sell', isHidden: true },
  { name: 'ownShop', section: 'eigen-winkel', title: 'ownShop.title', icon: 'sell', isHidden: true },
  {
    name: 'inbox',
    section: 'berichten',
    title: 'inbox.title',
    icon: 'envelope',
    group: 'work',
    needs: messageNames,
    covers: messageNames,
  },
  { name: 'media', section: 'afbeeldingen', title: 'media.title', icon: 'image', group: 'content' },
  { name: 'staff', section: 'medewerkers', title: 'staff.title', icon: 'professional', group: 'administration' },
  { name: 'privacy', section: 'privacy', title: 'privacy.title', icon: 'privacy', group: 'administration' },
  { name: 'backups', section: 'back-ups', title: 'backups.title', icon: 'backup', group: 'administration' },
  { name: 'account', section: 'account', title: 'account.title', icon: 'user' },
  { name: 'trash', section: 'prullenbak', title: 'trash.title', icon: 'trash' },
]

/** Whether the shop uses what a screen is for. */
export function isScreenInUse({ needs }: OwnScreen, entities: readonly { name: string }[]): boolean {
  return needs === undefined || entities.some(({ name }) => needs.includes(name))
}
