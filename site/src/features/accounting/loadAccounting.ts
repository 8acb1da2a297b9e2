import { accountPath } from '@shop/server/screens'
import { redirectDocument } from 'react-router'
import type { MyDownloadQuery } from '../../generated/graphql'
import { headerAddress, keepLanguage } from '../../kernel/addresses/addresses'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { requireRole, sessionData } from '../sessions/loadSession'

export interface AccountingData extends ScreenData {
  kind: 'accounting'
  download: MyDownloadQuery['myDownload'] | null
}

/** The documents that wait for the accountant who is logged in; none where nothing was ever put there. */
export async function loadAccounting(site: Site, url: URL): Promise<AccountingData> {
  await requireRole(site, 'cms_accountant', url)
  const download = await site.query('MyDownload', {}).then(
    ({ myDownload }) => myDownload,
    (error: unknown) => {
      if (error instanceof QueryError && error.code === 'NOT_FOUND') return null
      // The role is right, so a second factor has to be set up first.
      if (error instanceof QueryError && error.code === 'FORBIDDEN') {
        throw redirectDocument(headerAddress(keepLanguage(accountPath('cms-accountant'), url)), 302)
      }
      throw error
    },
  )
  return { ...sessionData(url), kind: 'accounting', download }
}
