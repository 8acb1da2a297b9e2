import type { Site } from '../data/Site'
import type { ScreenData } from '../screens/ScreenData'
import { requireRole, sessionData } from '../session/loadSession'
import type { Job } from './Job'
import { jobsOf } from './Job'

export interface StatusData extends ScreenData {
  kind: 'status'
  jobs: Job[]
}

/** The own jobs of the customer who is logged in. */
export async function loadStatus(site: Site, url: URL): Promise<StatusData> {
  await requireRole(site, 'cms_status_user', url)
  const { myStatuses } = await site.query('MyStatuses', {})
  return { ...sessionData(url), kind: 'status', jobs: jobsOf(myStatuses) }
}
