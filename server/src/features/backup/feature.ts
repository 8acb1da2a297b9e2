import type { Feature } from '../../kernel/Feature.js'
import { BackupPermit } from './BackupPermit.js'
import { BackupResolver } from './BackupResolver.js'

export const backupFeature: Feature = {
  tables: [BackupPermit],
  resolvers: () => [BackupResolver],
}
