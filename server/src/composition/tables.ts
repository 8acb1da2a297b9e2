import { Preference } from '../accounts/Preference.js'
import { IdSequence } from '../content/IdSequence.js'
import { Media } from '../content/Media.js'
import { Redirect } from '../content/Redirect.js'
import { ReplacedMedia } from '../content/ReplacedMedia.js'
import { Revision } from '../content/Revision.js'
import { TrashedRecord } from '../content/TrashedRecord.js'
import { TableChange } from '../database/TableChange.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import { entities } from '../entities/registry.js'
import { InternalNote } from '../jobs/InternalNote.js'
import { JobChange } from '../jobs/JobChange.js'
import { IdempotencyKey } from '../messages/IdempotencyKey.js'
import { PasswordToken } from '../passwords/PasswordToken.js'
import { CleaningRound } from '../retention/CleaningRound.js'
import { SearchNgram } from '../search/SearchNgram.js'
import { RecoveryCode } from '../secondFactor/RecoveryCode.js'
import { SecondFactor } from '../secondFactor/SecondFactor.js'
import { LoginAttempt } from '../sessions/LoginAttempt.js'
import { Session } from '../sessions/Session.js'
import { PageView } from '../statistics/PageView.js'
import { StockMovement } from '../stock/StockMovement.js'

/** Every table of the product. */
export const tables = [
  ...entities,
  TrashedRecord,
  CleaningRound,
  DownloadFile,
  IdempotencyKey,
  IdSequence,
  InternalNote,
  JobChange,
  LoginAttempt,
  Media,
  PageView,
  PasswordToken,
  Preference,
  RecoveryCode,
  Redirect,
  ReplacedMedia,
  Revision,
  SearchNgram,
  SecondFactor,
  Session,
  StockMovement,
  TableChange,
]
