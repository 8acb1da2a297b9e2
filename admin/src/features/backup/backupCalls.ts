import {
  BackupCopiesDocument,
  type BackupCopiesQuery,
  BackupsDocument,
  type BackupsQuery,
  MakeBackupDocument,
  PermitBackupDownloadDocument,
} from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { Proof } from '../accounts/useProof'

export type BackupState = BackupsQuery['state']
export type BackupCopy = BackupCopiesQuery['copies'][number]

/** The calls about backups. Each throws a Refusal with the server's message, or NoAnswer. */
export const backupCalls = {
  async state(signal: AbortSignal): Promise<BackupState> {
    return (await askServer({ query: BackupsDocument, signal })).state
  },

  async copies(signal: AbortSignal): Promise<BackupCopy[]> {
    return (await askServer({ query: BackupCopiesDocument, signal })).copies
  },

  make: () => askServer({ query: MakeBackupDocument }),

  async permitDownload(name: string, proof: Proof): Promise<string> {
    return (await askServer({ query: PermitBackupDownloadDocument, variables: { name, ...proof } })).address
  },
}
