import type { Feature } from '../../kernel/Feature.js'
import { ReminderStart } from './ReminderStart.js'

export const remindersFeature: Feature = {
  tables: [ReminderStart],
}
