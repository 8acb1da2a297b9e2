import type { Feature } from '../../kernel/Feature.js'
import { BusyNetworkResolver } from './BusyNetworkResolver.js'

export const busyNetworksFeature: Feature = {
  resolvers: () => [BusyNetworkResolver],
}
