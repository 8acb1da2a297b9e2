import type { Feature } from '../../kernel/Feature.js'
import { StartingContentResolver } from './StartingContentResolver.js'

export const startingContentFeature: Feature = {
  resolvers: () => [StartingContentResolver],
}
