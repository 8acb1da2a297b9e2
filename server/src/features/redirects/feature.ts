import type { Feature } from '../../kernel/Feature.js'
import { Page } from '../pages/Page.js'
import { DeadLink } from './DeadLink.js'
import { DeadLinkResolver } from './DeadLinkResolver.js'
import { LeadingResolver } from './LeadingResolver.js'
import { NotFoundAddress } from './NotFoundAddress.js'
import { RedirectResolver } from './RedirectResolver.js'
import { redirectFaults } from './redirectFaults.js'
import { SiteRedirect } from './SiteRedirect.js'

export const redirectsFeature: Feature = {
  entities: [SiteRedirect],
  tables: [DeadLink, NotFoundAddress],
  resolvers: () => [LeadingResolver, RedirectResolver, DeadLinkResolver],
  hooks: { siteRedirect: { faults: (context, _, whole) => redirectFaults(context, whole) } },
  demo: {
    entities: [SiteRedirect],
    after: [Page],
    load: async (demo) => (await import('./loadDemoRedirects.js')).loadDemoRedirects(demo),
  },
}
