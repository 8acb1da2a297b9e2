import type { Feature } from '../../kernel/Feature.js'
import { ConfirmationResolver } from './ConfirmationResolver.js'

export const confirmationsFeature: Feature = {
  resolvers: () => [ConfirmationResolver],
}
