import type { Feature } from '../../kernel/Feature.js'
import { Customer } from '../customers/Customer.js'
import { AccountantDownload } from './AccountantDownload.js'
import { DownloadFile } from './DownloadFile.js'
import { DownloadFileResolver, DownloadResolver } from './DownloadResolver.js'

export const downloadsFeature: Feature = {
  entities: [AccountantDownload],
  tables: [DownloadFile],
  resolvers: () => [DownloadResolver, DownloadFileResolver],
  switches: { usesAccountant: { entities: [AccountantDownload], roles: ['cms-accountant'] } },
  personalData: [
    {
      name: 'downloads',
      goesWithAccount: true,
      records: async ({ customer, find }) => [await find(AccountantDownload, { accountant: customer.id })],
    },
  ],
  demo: {
    entities: [AccountantDownload],
    after: [Customer],
    load: async (demo) => (await import('./loadDemoDownload.js')).loadDemoDownload(demo),
  },
}
