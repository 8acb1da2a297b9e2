import type { DemoPage } from '../../demo/content/types.js'
import { homePage } from './pages/home.js'
import { complaintsPage, privacyPage, termsPage } from './pages/legal.js'
import { aboutPage, appointmentPage, contactPage, questionsPage } from './pages/shop.js'
import { businessPage, remoteHelpPage, repairPage, salePage } from './pages/work.js'

export const pages: DemoPage[] = [
  homePage,
  contactPage,
  repairPage,
  remoteHelpPage,
  salePage,
  businessPage,
  appointmentPage,
  aboutPage,
  questionsPage,
  termsPage,
  privacyPage,
  complaintsPage,
]
