import type { Feature } from '../../kernel/Feature.js'
import { FollowUpResolver } from './FollowUpResolver.js'

export const followUpsFeature: Feature = { resolvers: () => [FollowUpResolver] }
