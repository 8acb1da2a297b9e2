import type { Feature } from '../../kernel/Feature.js'
import { BackupRun } from './BackupRun.js'
import { RunningInstance } from './RunningInstance.js'

export const healthFeature: Feature = {
  tables: [BackupRun, RunningInstance],
}
