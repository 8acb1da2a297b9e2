import { Preference } from '../accounts/Preference.js'
import { AppointmentAddress } from '../appointments/AppointmentAddress.js'
import { Claim } from '../appointments/Claim.js'
import { CalendarFeed } from '../appointments/feed/CalendarFeed.js'
import { AppointmentReminder } from '../appointments/mails/AppointmentReminder.js'
import { Resource } from '../appointments/Resource.js'
import { BackupPermit } from '../backup/BackupPermit.js'
import { IdSequence } from '../content/IdSequence.js'
import { Media } from '../content/Media.js'
import { Redirect } from '../content/Redirect.js'
import { ReplacedMedia } from '../content/ReplacedMedia.js'
import { Revision } from '../content/Revision.js'
import { TrashedRecord } from '../content/TrashedRecord.js'
import { CustomerNote } from '../customers/CustomerNote.js'
import { MergedCustomer } from '../customers/MergedCustomer.js'
import { DatabaseVersion } from '../database/DatabaseVersion.js'
import { TableChange } from '../database/TableChange.js'
import { DemoEnd } from '../demo/DemoEnd.js'
import { DemoRecord } from '../demo/DemoRecord.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import { entities } from '../entities/registry.js'
import { BackupRun } from '../health/BackupRun.js'
import { RunningInstance } from '../health/RunningInstance.js'
import { SelfIntake } from '../intake/SelfIntake.js'
import { AccessCode } from '../jobs/AccessCode.js'
import { InternalNote } from '../jobs/InternalNote.js'
import { JobAddress } from '../jobs/JobAddress.js'
import { JobChange } from '../jobs/JobChange.js'
import { JobCount } from '../jobs/JobCount.js'
import { JobIntake } from '../jobs/JobIntake.js'
import { JobNumber } from '../jobs/JobNumber.js'
import { JobReminder } from '../jobs/JobReminder.js'
import { JobPhoto } from '../jobs/photos/JobPhoto.js'
import { JobReport } from '../jobs/report/JobReport.js'
import { JobMessage } from '../jobs/thread/JobMessage.js'
import { NetworkTrace } from '../limits/NetworkTrace.js'
import { IdempotencyKey } from '../messages/IdempotencyKey.js'
import { MailRecipient } from '../messages/MailRecipient.js'
import { MessagePhoto } from '../messages/photos/MessagePhoto.js'
import { ExampleRecord } from '../onboarding/ExampleRecord.js'
import { PasswordToken } from '../passwords/PasswordToken.js'
import { ReminderStart } from '../reminders/ReminderStart.js'
import { ReservationAddress } from '../reservations/ReservationAddress.js'
import { ReservationHold } from '../reservations/ReservationHold.js'
import { ReviewRequest } from '../reviewRequests/ReviewRequest.js'
import { ScheduledRound } from '../scheduler/ScheduledRound.js'
import { SearchIndexState } from '../search/SearchIndexState.js'
import { SearchNgram } from '../search/SearchNgram.js'
import { RecoveryCode } from '../secondFactor/RecoveryCode.js'
import { SecondFactor } from '../secondFactor/SecondFactor.js'
import { ProgramAddress } from '../secrets/ProgramAddress.js'
import { LoginAttempt } from '../sessions/LoginAttempt.js'
import { Session } from '../sessions/Session.js'
import { SetupCode } from '../setup/SetupCode.js'
import { ShopSetup } from '../setup/ShopSetup.js'
import { PageView } from '../statistics/PageView.js'
import { StockMovement } from '../stock/StockMovement.js'
import { JobGuess } from '../tracking/JobGuess.js'

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
