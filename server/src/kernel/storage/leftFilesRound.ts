import type { Round } from '../scheduler/Round.js'
import type { Settings } from '../settings/readSettings.js'

/** At night, after the backup. */
const time = { hour: 4, minute: 30 }

/** What removes the files that no record names, which an interrupted upload has left behind. */
interface Swept {
  sweep(): Promise<void>
}

interface Sweeping {
  settings: Settings
  downloads: Swept
  jobPhotos: Swept
  messagePhotos: Swept
  boughtItemPhotos: Swept
  invoiceFiles: Swept
}

export function leftFilesRound({ settings, ...swept }: Sweeping): Round {
  const { downloads, jobPhotos, messagePhotos, boughtItemPhotos, invoiceFiles } = swept
  return {
    name: 'left-files',
    schedule: { at: { ...time, timeZone: settings.timeZone } },
    async run(signal) {
      for (const each of [downloads, jobPhotos, messagePhotos, boughtItemPhotos, invoiceFiles]) {
        signal.throwIfAborted()
        await each.sweep()
      }
    },
  }
}
