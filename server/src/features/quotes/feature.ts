import type { Feature } from '../../kernel/Feature.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { ofJobs } from '../jobs/ofJobs.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import { kindsOf, mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleQuoteMail } from './exampleQuoteMail.js'
import { jobQuotesResolver } from './jobQuotesResolver.js'
import { quoteMails } from './mails.js'
import { personalQuotes } from './personalQuotes.js'
import { Quote } from './Quote.js'
import { QuoteResolver } from './QuoteResolver.js'
import { quoteHooks } from './quoteHooks.js'
import { quotesOfJobHooks } from './quotesOfJobs.js'
import { TrackedQuoteResolver } from './TrackedQuoteResolver.js'

export const quotesFeature: Feature = {
  entities: [Quote],
  resolvers: () => [QuoteResolver, TrackedQuoteResolver, ...jobKinds.values.map(jobQuotesResolver)],
  hooks: {
    quote: quoteHooks,
    statusNewPc: quotesOfJobHooks('statusNewPc'),
    statusRepair: quotesOfJobHooks('statusRepair'),
  },
  switches: ofJobs({ entities: [Quote], mails: kindsOf(quoteMails) }),
  mails: [mailsOf(quoteMails, exampleQuoteMail)],
  personalData: [personalQuotes],
  demo: {
    entities: [Quote],
    after: [StatusRepair],
    load: async (demo) => (await import('./loadDemoQuote.js')).loadDemoQuote(demo),
  },
}
