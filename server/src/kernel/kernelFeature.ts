import { In } from 'typeorm'
import { ChangeRecordsResolver } from './bulk/ChangeRecordsResolver.js'
import { ChangeFeedResolver } from './changes/ChangeFeedResolver.js'
import { removeOldWrites } from './changes/changeFeed.js'
import { DatabaseVersion } from './database/DatabaseVersion.js'
import { TableChange } from './database/TableChange.js'
import type { Feature } from './Feature.js'
import { HistoryResolver } from './history/HistoryResolver.js'
import { TranslationStandingResolver } from './history/TranslationStandingResolver.js'
import { NetworkTrace } from './limits/NetworkTrace.js'
import { forgetCounted } from './limits/networkTraces.js'
import { RecordLink } from './links/RecordLink.js'
import { MediaLibraryResolver } from './media/MediaLibraryResolver.js'
import { UploadResolver } from './media/UploadResolver.js'
import { ApprovalRequest } from './publication/ApprovalRequest.js'
import { ApprovalResolver } from './publication/ApprovalResolver.js'
import { draftsResolver } from './publication/DraftResolver.js'
import { forgetLostDrafts } from './publication/forgetLostDrafts.js'
import { PublicationResolver } from './publication/PublicationResolver.js'
import { Release, ReleaseMember } from './publication/Release.js'
import { ReleaseResolver } from './publication/ReleaseResolver.js'
import { BulkResolver } from './records/BulkResolver.js'
import { ChangesResolver } from './records/ChangesResolver.js'
import { Draft } from './records/Draft.js'
import { IdSequence } from './records/IdSequence.js'
import { ManagedEntityResolver } from './records/ManagedEntityResolver.js'
import { Media } from './records/Media.js'
import { removeOldEvents } from './records/RecordEvent.js'
import { RecordWrite } from './records/RecordWrite.js'
import { Redirect } from './records/Redirect.js'
import { ReplacedMedia } from './records/ReplacedMedia.js'
import { Revision } from './records/Revision.js'
import { SettledFact } from './records/SettledFact.js'
import { SettledFactsResolver } from './records/SettledFactsResolver.js'
import { TitleResolver } from './records/TitleResolver.js'
import { TranslationResolver } from './records/TranslationResolver.js'
import { TrashedRecord } from './records/TrashedRecord.js'
import { UniquenessResolver } from './records/UniquenessResolver.js'
import { UsesResolver } from './records/UsesResolver.js'
import { RoundResolver } from './scheduler/RoundResolver.js'
import { ScheduledRound } from './scheduler/ScheduledRound.js'
import { SearchIndexState } from './search/SearchIndexState.js'
import { SearchNgram } from './search/SearchNgram.js'
import { ReplacementResolver } from './texts/ReplacementResolver.js'
import { TextReplacement } from './texts/TextReplacement.js'
import { TextResolver } from './texts/TextResolver.js'
import { emptyOldTrash } from './trash/emptyOldTrash.js'
import { TrashResolver } from './trash/TrashResolver.js'

/** Entries of the history removed in one transaction. */
const historyBatchSize = 1000

/** What the kernel itself brings. */
export const kernelFeature: Feature = {
  tables: [
    ApprovalRequest,
    DatabaseVersion,
    Draft,
    TrashedRecord,
    IdSequence,
    Media,
    NetworkTrace,
    RecordLink,
    RecordWrite,
    Redirect,
    Release,
    ReleaseMember,
    ReplacedMedia,
    Revision,
    ScheduledRound,
    SettledFact,
    SearchIndexState,
    SearchNgram,
    TableChange,
    TextReplacement,
  ],
  resolvers: () => [
    RoundResolver,
    UploadResolver,
    MediaLibraryResolver,
    ManagedEntityResolver,
    TitleResolver,
    TranslationResolver,
    UniquenessResolver,
    UsesResolver,
    SettledFactsResolver,
    ChangesResolver,
    ChangeFeedResolver,
    HistoryResolver,
    TranslationStandingResolver,
    TrashResolver,
    BulkResolver,
    ChangeRecordsResolver,
    TextResolver,
    ReplacementResolver,
    PublicationResolver,
    draftsResolver(),
    ReleaseResolver,
    ApprovalResolver,
  ],
  retention: {
    // The current records do not change.
    history: ({ services }, since) =>
      removeOldEvents(services.database, Revision, since, historyBatchSize, async (manager, old) => {
        await manager.delete(Revision, { id: In(old.map(({ id }) => id)) })
      }),
    bin: emptyOldTrash,
  },
  async expire(context, now) {
    await context.services.database.write((manager) => forgetCounted(manager, now))
    await forgetLostDrafts(context)
    await removeOldWrites(context.services.database, now)
  },
}
