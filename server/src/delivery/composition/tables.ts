import { Preference } from '../../features/accounts/Preference.js'
import { AppointmentAddress } from '../../features/appointments/AppointmentAddress.js'
import { Claim } from '../../features/appointments/Claim.js'
import { CalendarFeed } from '../../features/appointments/feed/CalendarFeed.js'
import { AppointmentReminder } from '../../features/appointments/mails/AppointmentReminder.js'
import { Resource } from '../../features/appointments/Resource.js'
import { BackupPermit } from '../../features/backup/BackupPermit.js'
import { CustomerNote } from '../../features/customers/CustomerNote.js'
import { MergedCustomer } from '../../features/customers/MergedCustomer.js'
import { DemoEnd } from '../../features/demo/DemoEnd.js'
import { DemoRecord } from '../../features/demo/DemoRecord.js'
import { DownloadFile } from '../../features/downloads/DownloadFile.js'
import { entities } from '../../features/entities/registry.js'
import { BackupRun } from '../../features/health/BackupRun.js'
import { RunningInstance } from '../../features/health/RunningInstance.js'
import { SelfIntake } from '../../features/intake/SelfIntake.js'
import { AccessCode } from '../../features/jobs/AccessCode.js'
import { InternalNote } from '../../features/jobs/InternalNote.js'
import { JobAddress } from '../../features/jobs/JobAddress.js'
import { JobChange } from '../../features/jobs/JobChange.js'
import { JobCount } from '../../features/jobs/JobCount.js'
import { JobIntake } from '../../features/jobs/JobIntake.js'
import { JobNumber } from '../../features/jobs/JobNumber.js'
import { JobReminder } from '../../features/jobs/JobReminder.js'
import { JobPhoto } from '../../features/jobs/photos/JobPhoto.js'
import { JobReport } from '../../features/jobs/report/JobReport.js'
import { JobMessage } from '../../features/jobs/thread/JobMessage.js'
import { IdempotencyKey } from '../../features/messages/IdempotencyKey.js'
import { MailRecipient } from '../../features/messages/MailRecipient.js'
import { MessagePhoto } from '../../features/messages/photos/MessagePhoto.js'
import { ExampleRecord } from '../../features/onboarding/ExampleRecord.js'
import { PasswordToken } from '../../features/passwords/PasswordToken.js'
import { ReminderStart } from '../../features/reminders/ReminderStart.js'
import { ReservationAddress } from '../../features/reservations/ReservationAddress.js'
import { ReservationHold } from '../../features/reservations/ReservationHold.js'
import { ReviewRequest } from '../../features/reviewRequests/ReviewRequest.js'
import { RecoveryCode } from '../../features/secondFactor/RecoveryCode.js'
import { SecondFactor } from '../../features/secondFactor/SecondFactor.js'
import { LoginAttempt } from '../../features/sessions/LoginAttempt.js'
import { Session } from '../../features/sessions/Session.js'
import { SetupCode } from '../../features/setup/SetupCode.js'
import { ShopSetup } from '../../features/setup/ShopSetup.js'
import { PageView } from '../../features/statistics/PageView.js'
import { StockMovement } from '../../features/stock/StockMovement.js'
import { ProgramAddress } from '../../features/tokens/ProgramAddress.js'
import { JobGuess } from '../../features/tracking/JobGuess.js'
import { DatabaseVersion } from '../../kernel/database/DatabaseVersion.js'
import { TableChange } from '../../kernel/database/TableChange.js'
import { NetworkTrace } from '../../kernel/limits/NetworkTrace.js'
import { IdSequence } from '../../kernel/records/IdSequence.js'
import { Media } from '../../kernel/records/Media.js'
import { Redirect } from '../../kernel/records/Redirect.js'
import { ReplacedMedia } from '../../kernel/records/ReplacedMedia.js'
import { Revision } from '../../kernel/records/Revision.js'
import { TrashedRecord } from '../../kernel/records/TrashedRecord.js'
import { ScheduledRound } from '../../kernel/scheduler/ScheduledRound.js'
import { SearchIndexState } from '../../kernel/search/SearchIndexState.js'
import { SearchNgram } from '../../kernel/search/SearchNgram.js'

/** Every table of the product. */
export const tables = [
  ...entities,
  AccessCode,
  AppointmentReminder,
  CalendarFeed,
  AppointmentAddress,
  DatabaseVersion,
  TrashedRecord,
  BackupPermit,
  BackupRun,
  Claim,
  CustomerNote,
  DemoEnd,
  DemoRecord,
  DownloadFile,
  ExampleRecord,
  IdempotencyKey,
  IdSequence,
  InternalNote,
  JobAddress,
  JobChange,
  JobCount,
  JobIntake,
  JobReport,
  JobNumber,
  JobGuess,
  JobMessage,
  JobPhoto,
  JobReminder,
  LoginAttempt,
  MailRecipient,
  Media,
  MergedCustomer,
  MessagePhoto,
  NetworkTrace,
  PageView,
  PasswordToken,
  Preference,
  ProgramAddress,
  RecoveryCode,
  Redirect,
  ReminderStart,
  ReplacedMedia,
  ReservationAddress,
  ReservationHold,
  Resource,
  ReviewRequest,
  Revision,
  RunningInstance,
  ScheduledRound,
  SearchIndexState,
  SearchNgram,
  SecondFactor,
  SelfIntake,
  Session,
  SetupCode,
  ShopSetup,
  StockMovement,
  TableChange,
]
