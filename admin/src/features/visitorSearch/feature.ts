import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const SearchWordsScreen = lazyScreen(() => import('./SearchWordsScreen'))

export const visitorSearchFeature: AdminFeature = { entities: { searchSynonym: { list: SearchWordsScreen } } }
