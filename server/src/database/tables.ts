import { LoginAttempt } from '../accounts/LoginAttempt.js'
import { PasswordToken } from '../accounts/PasswordToken.js'
import { Session } from '../accounts/Session.js'
import { BinnedRecord } from '../bin/BinnedRecord.js'
import { IdSequence } from '../content/IdSequence.js'
import { Redirect } from '../content/Redirect.js'
import { Revision } from '../content/Revision.js'
import { DownloadFile } from '../downloads/DownloadFile.js'
import { entities } from '../entities/registry.js'
import { InternalNote } from '../jobs/InternalNote.js'
import { JobChange } from '../jobs/JobChange.js'
import { Media } from '../media/Media.js'
import { ReplacedMedia } from '../media/ReplacedMedia.js'
import { IdempotencyKey } from '../messages/IdempotencyKey.js'
import { PageView } from '../statistics/PageView.js'
import { StockMovement } from '../stock/StockMovement.js'

/** Every table of the product. */
export const tables = [
  ...entities,
  BinnedRecord,
  DownloadFile,
  IdempotencyKey,
  IdSequence,
  InternalNote,
  JobChange,
  LoginAttempt,
  Media,
  PageView,
  PasswordToken,
  Redirect,
  ReplacedMedia,
  Revision,
  Session,
  StockMovement,
]
