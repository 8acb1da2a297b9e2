import type { InvoiceSummaryFieldsFragment, MySessionsQuery } from '../../generated/graphql'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { requireRole, sessionData } from '../sessions/loadSession'
import type { Job } from './Job'
import { jobsOf } from './Job'
import type { ShopLanguageData } from './ShopLanguage'

export interface StatusData extends ScreenData, ShopLanguageData {
  kind: 'status'
  /** Null for a customer whom the shop has not given access to the status. */
  jobs: Job[] | null
  invoices: InvoiceSummaryFieldsFragment[]
  /** Random: a message that is sent again from this page is stored once. */
  formKey: string
  /** Where the customer is logged in, this browser first. */
  sessions: MySessionsQuery['mySessions']
}

/** The own jobs of the customer who is logged in. */
export async function loadStatus(site: Site, url: URL): Promise<StatusData> {
  await requireRole(site, 'cms_status_user', url)
  const [own, { mySessions }] = await Promise.all([ownJobs(site), site.query('MySessions', {})])
  return { ...sessionData(url), kind: 'status', ...own, formKey: crypto.randomUUID(), sessions: mySessions }
}

async function ownJobs(site: Site): Promise<Pick<StatusData, 'jobs' | 'invoices' | 'shopLanguage'>> {
  try {
    const { myStatuses } = await site.query('MyStatuses', {})
    return { jobs: jobsOf(myStatuses), invoices: myStatuses.invoices, shopLanguage: myStatuses.language }
  } catch (error) {
    // The role is right, so what is missing is the customer's own access.
    if (error instanceof QueryError && error.code === 'FORBIDDEN')
      return { jobs: null, invoices: [], shopLanguage: null }
    throw error
  }
}
