import type { EntityManager } from 'typeorm'
import type { Values } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import type { Person, StoredRecords } from '../customers/PersonalData.js'
import { printRow } from '../customers/printRecords.js'
import { printPhotos } from '../photos/printPhotos.js'
import { InternalNote } from './InternalNote.js'
import { JobChange } from './JobChange.js'
import { JobIntake } from './JobIntake.js'
import { JobReminder } from './JobReminder.js'
import { type JobKind, jobKinds, jobTypes } from './jobKinds.js'
import { JobPhoto } from './photos/JobPhoto.js'
import type { JobPhotoServices } from './photos/jobPhotoUse.js'
import { JobReport } from './report/JobReport.js'
import { JobMessage } from './thread/JobMessage.js'

/** The jobs of a customer with all that was written of them. */
export const personalJobs = {
  name: 'jobs',
  async records({ customer, find }: Person) {
    const stored: StoredRecords[] = []
    for (const kind of jobKinds.values) stored.push(await find(jobTypes[kind], { customer: customer.id }))
    return stored
  },
  async print(manager: EntityManager, { jobPhotos }: JobPhotoServices, stored: readonly StoredRecords[]) {
    const printed: Values[] = []
    for (const { type, rows } of stored) {
      const entity = managedEntity(type).name as JobKind
      for (const row of rows) {
        const ofJob = { where: { entity, job: row.id }, order: { id: 'ASC' } } as const
        printed.push({
          kind: entity,
          ...printRow(type, row),
          timeline: (await manager.find(JobChange, ofJob)).map(withoutJob),
          reminders: (await manager.find(JobReminder, ofJob)).map(withoutJob),
          internalNotes: (await manager.find(InternalNote, ofJob)).map(withoutJob),
          messages: (await manager.find(JobMessage, ofJob)).map(({ keyHash, ...message }) => withoutJob(message)),
          photos: (await printPhotos(jobPhotos, await manager.find(JobPhoto, ofJob))).map(
            ({ entity, job, keyHash, ...photo }) => photo,
          ),
          intake: await manager.findOne(JobIntake, {
            select: { at: true, userName: true, signedBy: true, drawing: true, signedText: true },
            where: { entity, job: row.id },
          }),
          signatureAtPickUp: (await manager.findOneBy(JobReport, { entity, job: row.id }))?.drawing ?? null,
        })
      }
    }
    return printed
  },
}

/** What stands within a job need not say which one. */
function withoutJob({ entity, job, ...rest }: { entity: string; job: number }): Values {
  return rest
}
