import type { Feature } from '../../kernel/Feature.js'
import { MergeResolver } from './MergeResolver.js'

export const mergedCustomersFeature: Feature = {
  resolvers: () => [MergeResolver],
}
