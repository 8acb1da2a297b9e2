import { aboutPage } from './pages/about.js'
import { contactPage } from './pages/contact.js'
import { dataRecoveryPage } from './pages/dataRecovery.js'
import { galleryPage } from './pages/gallery.js'
import { helpAtHomePage } from './pages/helpAtHome.js'
import { homePage } from './pages/home.js'
import { laptopAdvicePage } from './pages/laptopAdvice.js'
import { laptopRepairPage } from './pages/laptopRepair.js'
import { privacyPage, termsPage } from './pages/legal.js'
import { madeToMeasurePage } from './pages/madeToMeasure.js'
import { newComputerPage } from './pages/newComputer.js'
import { pcRepairPage } from './pages/pcRepair.js'
import { pricesPage } from './pages/prices.js'
import { questionsPage } from './pages/questions.js'
import { remoteHelpPage } from './pages/remoteHelp.js'
import { repairPage } from './pages/repair.js'
import { servicesPage } from './pages/services.js'
import { supportPage } from './pages/support.js'
import { upgradesPage } from './pages/upgrades.js'
import type { DemoPage } from './types.js'

/** Every page of the demo shop, parents before their children. */
export const pages: DemoPage[] = [
  homePage,
  contactPage,
  repairPage,
  laptopRepairPage,
  pcRepairPage,
  dataRecoveryPage,
  upgradesPage,
  supportPage,
  remoteHelpPage,
  helpAtHomePage,
  newComputerPage,
  madeToMeasurePage,
  laptopAdvicePage,
  pricesPage,
  servicesPage,
  aboutPage,
  questionsPage,
  galleryPage,
  privacyPage,
  termsPage,
]
