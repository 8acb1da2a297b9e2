import type { ReactElement } from 'react'
import { Route } from 'react-router'
import type { ManagedEntity } from '../kernel/managed/ManagedEntity'
import { isScreenInUse, ownScreens } from '../kernel/navigation/ownScreens'
import {
  AccountScreen,
  AgendaScreen,
  BackupScreen,
  FiguresScreen,
  InboxScreen,
  IntakeScreen,
  MediaScreen,
  OwnShopScreen,
  PaperScreen,
  PrivacyScreen,
  SetupScreen,
  StaffScreen,
  TrashScreen,
} from './lazyScreens'
import { ShopStepForm } from './ShopStepForm'

/** By their path in react-admin. */
const elements: Readonly<Record<string, ReactElement>> = {
  account: <AccountScreen />,
  agenda: <AgendaScreen />,
  backups: <BackupScreen />,
  figures: <FiguresScreen />,
  inbox: <InboxScreen />,
  intake: <IntakeScreen />,
  label: <PaperScreen form="label" />,
  media: <MediaScreen />,
  ownShop: <OwnShopScreen />,
  privacy: <PrivacyScreen />,
  receipt: <PaperScreen form="receipt" />,
  setup: <SetupScreen Form={ShopStepForm} />,
  sheet: <PaperScreen form="sheet" />,
  staff: <StaffScreen />,
  trash: <TrashScreen />,
}

/** The screens that are about no entity, as far as the shop uses what they are for. */
export function ownRoutes(entities: readonly ManagedEntity[]): ReactElement[] {
  return ownScreens
    .filter((screen) => isScreenInUse(screen, entities))
    .map(({ name }) => <Route key={name} path={`/${name}`} element={elements[name]} />)
}
