import { LessThanOrEqual, Not } from 'typeorm'
import type { Feature } from '../../kernel/Feature.js'
import { removeOldRecords } from '../../kernel/records/removeOldRecords.js'
import { Customer } from '../customers/Customer.js'
import { Device } from '../devices/Device.js'
import { kindsOf, mailsOf } from '../mailTexts/FeatureMails.js'
import { Service } from '../services/Service.js'
import { ZzpProduct } from '../stock/ZzpProduct.js'
import { AccessCode } from './AccessCode.js'
import { eraseOldAccessCodes } from './accessCodes.js'
import { CounterResolver } from './CounterResolver.js'
import { exampleJobMail, exampleLinkMail, exampleReportMail, exampleThreadMail } from './exampleJobMails.js'
import { InternalNote } from './InternalNote.js'
import { InternalNoteResolver } from './InternalNoteResolver.js'
import { JobAddress } from './JobAddress.js'
import { JobAddressResolver } from './JobAddressResolver.js'
import { JobChange } from './JobChange.js'
import { JobCount } from './JobCount.js'
import { JobIntake } from './JobIntake.js'
import { JobNumber } from './JobNumber.js'
import { JobNumberResolver } from './JobNumberResolver.js'
import { JobReminder } from './JobReminder.js'
import { jobHooks } from './jobHooks.js'
import { type JobKind, jobKinds, jobTypes } from './jobKinds.js'
import { linkMails } from './linkMails.js'
import { MyStatusesResolver } from './MyStatusesResolver.js'
import { jobMails, jobOfMail } from './mails.js'
import { NoticePreviewResolver } from './NoticePreviewResolver.js'
import { ownJobResolver } from './ownJobResolver.js'
import { personalJobs } from './personalJobs.js'
import { JobPhoto } from './photos/JobPhoto.js'
import { JobPhotoResolver } from './photos/JobPhotoResolver.js'
import { JobReport } from './report/JobReport.js'
import { JobReportResolver } from './report/JobReportResolver.js'
import { reportMails } from './report/mails.js'
import { StatusNewPc } from './StatusNewPc.js'
import { StatusRepair } from './StatusRepair.js'
import { JobMessage } from './thread/JobMessage.js'
import { JobMessageResolver } from './thread/JobMessageResolver.js'
import { threadMails } from './thread/mails.js'
import { timelineResolver } from './timelineResolver.js'

export const jobsFeature: Feature = {
  entities: [StatusRepair, StatusNewPc],
  tables: [
    AccessCode,
    InternalNote,
    JobAddress,
    JobChange,
    JobCount,
    JobIntake,
    JobReport,
    JobNumber,
    JobMessage,
    JobPhoto,
    JobReminder,
  ],
  texts: [
    { table: JobMessage, entities: jobKinds.values, record: 'job', label: 'texts.messages' },
    { table: InternalNote, entities: jobKinds.values, record: 'job', label: 'texts.notes' },
  ],
  resolvers: () => [
    MyStatusesResolver,
    CounterResolver,
    InternalNoteResolver,
    JobAddressResolver,
    JobPhotoResolver,
    JobMessageResolver,
    JobReportResolver,
    NoticePreviewResolver,
    JobNumberResolver,
    ...jobKinds.values.map(ownJobResolver),
    timelineResolver('statusNewPc', 'NewPcChange'),
    timelineResolver('statusRepair', 'RepairChange'),
  ],
  hooks: {
    statusNewPc: jobHooks('statusNewPc'),
    statusRepair: jobHooks('statusRepair'),
  },
  retention: {
    async jobs(context, since) {
      let removed = 0
      for (const kind of jobKinds.values) {
        const isOld = { status: 'finished', updatedAt: LessThanOrEqual(since) }
        removed += await removeOldRecords(context, jobTypes[kind], isOld)
      }
      return removed
    },
  },
  expire: ({ services }, now) => eraseOldAccessCodes(services, now),
  switches: { usesRepairs: withKind('statusRepair'), usesNewPcs: withKind('statusNewPc') },
  mails: [
    mailsOf(jobMails, exampleJobMail),
    mailsOf(linkMails, exampleLinkMail),
    mailsOf(reportMails, exampleReportMail),
    mailsOf(threadMails, exampleThreadMail),
  ],
  personalData: [personalJobs],
  demo: {
    entities: [StatusNewPc, StatusRepair],
    after: [Customer, Device, Service, ZzpProduct],
    load: async (demo) => (await import('./demo/loadDemoJobs.js')).loadDemoJobs(demo),
  },
}

/** What goes away with a kind of job. */
function withKind(kind: JobKind): NonNullable<NonNullable<Feature['switches']>['usesRepairs']> {
  const type = jobTypes[kind]
  return {
    entities: [type],
    roles: ['cms-status-user'],
    mails: [
      ...kindsOf(jobMails).filter((mail) => jobOfMail(mail).kind === kind),
      ...kindsOf(threadMails),
      ...kindsOf(linkMails),
      ...kindsOf(reportMails),
    ],
    pending: { type, where: () => ({ status: Not('finished') }), one: 'part.openJob', several: 'part.openJobs' },
  }
}
