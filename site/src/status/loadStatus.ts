import { doors } from '../addresses/doors'
import type { Site } from '../data/Site'
import type { StatusData } from '../screens/ScreenData'
import { assertDoor, sessionData } from '../session/loadSession'
import { jobsOf } from './Job'

/** The own jobs of the customer who is logged in. */
export async function loadStatus(site: Site, url: URL): Promise<StatusData> {
  await assertDoor(site, doors.cms_status_user, url)
  const { myStatuses } = await site.query('MyStatuses', {})
  return { ...sessionData(url), kind: 'status', jobs: jobsOf(myStatuses) }
}
