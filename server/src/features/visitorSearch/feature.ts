import type { Feature } from '../../kernel/Feature.js'
import { PublicSearchResolver } from './PublicSearchResolver.js'
import { SearchQuestion } from './SearchQuestion.js'
import { SearchQuestionResolver } from './SearchQuestionResolver.js'
import { SearchSynonym } from './SearchSynonym.js'

export const visitorSearchFeature: Feature = {
  entities: [SearchSynonym],
  tables: [SearchQuestion],
  resolvers: () => [PublicSearchResolver, SearchQuestionResolver],
  demo: {
    entities: [SearchSynonym],
    after: [],
    load: async (demo) => (await import('./loadDemoSynonyms.js')).loadDemoSynonyms(demo),
  },
}
