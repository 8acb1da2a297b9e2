import type { Feature } from '../../kernel/Feature.js'
import { SwitchResolver } from './SwitchResolver.js'
import { switchHooks } from './switchHooks.js'

export const switchesFeature: Feature = {
  resolvers: () => [SwitchResolver],
  hooks: { shopSettings: switchHooks },
}
