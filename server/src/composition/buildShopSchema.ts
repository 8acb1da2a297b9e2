import 'reflect-metadata'
import { type GraphQLSchema, type GraphQLTypeResolver, isInputObjectType, isUnionType } from 'graphql'
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql'
import { AccessTokenResolver } from '../accounts/AccessTokenResolver.js'
import { AccountResolver } from '../accounts/AccountResolver.js'
import { CustomerResolver } from '../accounts/CustomerResolver.js'
import { OwnAccountResolver } from '../accounts/OwnAccountResolver.js'
import { PreferenceResolver } from '../accounts/PreferenceResolver.js'
import { StaffAccountResolver } from '../accounts/StaffAccountResolver.js'
import { AgendaResolver } from '../appointments/AgendaResolver.js'
import { AppointmentResolver } from '../appointments/AppointmentResolver.js'
import { ClosingResolver } from '../appointments/closing/ClosingResolver.js'
import { CalendarFeedResolver } from '../appointments/feed/CalendarFeedResolver.js'
import { jobAppointmentsResolver } from '../appointments/jobs/jobAppointmentsResolver.js'
import { LastMailResolver } from '../appointments/mails/LastMailResolver.js'
import { BackupResolver } from '../backup/BackupResolver.js'
import { pageBlocks } from '../blocks/registry.js'
import { BusyNetworkResolver } from '../busyNetworks/BusyNetworkResolver.js'
import { ConfirmationResolver } from '../confirmations/ConfirmationResolver.js'
import { BulkResolver } from '../content/BulkResolver.js'
import { ChangesResolver } from '../content/ChangesResolver.js'
import { ManagedEntityResolver } from '../content/ManagedEntityResolver.js'
import { managedResolvers } from '../content/managedResolvers.js'
import { TitleResolver } from '../content/TitleResolver.js'
import { UniquenessResolver } from '../content/UniquenessResolver.js'
import { UsesResolver } from '../content/UsesResolver.js'
import { CustomerNoteResolver } from '../customers/CustomerNoteResolver.js'
import { MergeResolver } from '../customers/MergeResolver.js'
import { DownloadFileResolver, DownloadResolver } from '../downloads/DownloadResolver.js'
import { NewsItem } from '../entities/NewsItem.js'
import { Page } from '../entities/Page.js'
import { Product } from '../entities/Product.js'
import { entities } from '../entities/registry.js'
import { Service } from '../entities/Service.js'
import { Tip } from '../entities/Tip.js'
import { type Class, fieldsOf } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { publicTypeOf, targetOf } from '../fields/outputTypes.js'
import { FiguresResolver } from '../figures/FiguresResolver.js'
import { assertPublicResponses } from '../graphql/assertPublicResponses.js'
import { guardOperations } from '../graphql/guardOperations.js'
import { guardPrograms } from '../graphql/guardPrograms.js'
import { resolveFields } from '../graphql/resolveFields.js'
import { addSharedDescriptions } from '../graphql/sharedDescriptions.js'
import { HistoryResolver } from '../history/HistoryResolver.js'
import { IntakeResolver } from '../intake/IntakeResolver.js'
import { SelfIntakeResolver } from '../intake/SelfIntakeResolver.js'
import { CounterResolver } from '../jobs/CounterResolver.js'
import { InternalNoteResolver } from '../jobs/InternalNoteResolver.js'
import { JobAddressResolver } from '../jobs/JobAddressResolver.js'
import { JobNumberResolver } from '../jobs/JobNumberResolver.js'
import { jobKinds } from '../jobs/jobKinds.js'
import { MyStatusesResolver } from '../jobs/MyStatusesResolver.js'
import { NoticePreviewResolver } from '../jobs/NoticePreviewResolver.js'
import { ownJobResolver } from '../jobs/ownJobResolver.js'
import { JobPhotoResolver } from '../jobs/photos/JobPhotoResolver.js'
import { reminderResolver } from '../jobs/reminderResolver.js'
import { JobReportResolver } from '../jobs/report/JobReportResolver.js'
import { JobMessageResolver } from '../jobs/thread/JobMessageResolver.js'
import { timelineResolver } from '../jobs/timelineResolver.js'
import { MailTextResolver } from '../mailPreviews/MailTextResolver.js'
import { MediaLibraryResolver } from '../media/MediaLibraryResolver.js'
import { UploadResolver } from '../media/UploadResolver.js'
import { hideMailLinks } from '../messages/hideMailLinks.js'
import { InboxResolver } from '../messages/InboxResolver.js'
import { MailStopResolver } from '../messages/MailStopResolver.js'
import { MessageResolver } from '../messages/MessageResolver.js'
import { OutboxResolver } from '../messages/OutboxResolver.js'
import { MessagePhotoResolver } from '../messages/photos/MessagePhotoResolver.js'
import { OnboardingResolver } from '../onboarding/OnboardingResolver.js'
import { DemoShopResolver } from '../ownShop/DemoShopResolver.js'
import { PasswordResolver } from '../passwords/PasswordResolver.js'
import { CustomerDataResolver } from '../privacy/CustomerDataResolver.js'
import { draftResolver } from '../publicsite/draftResolver.js'
import { neighboursResolver } from '../publicsite/neighboursResolver.js'
import { PreviewResolver } from '../publicsite/PreviewResolver.js'
import { PublicNewsResolver } from '../publicsite/PublicNewsResolver.js'
import { PublicProductResolver } from '../publicsite/PublicProductResolver.js'
import { PublicResolver } from '../publicsite/PublicResolver.js'
import { PublicTipResolver } from '../publicsite/PublicTipResolver.js'
import { ShopAppointmentsResolver } from '../publicsite/ShopAppointmentsResolver.js'
import { ShopHoursResolver } from '../publicsite/ShopHoursResolver.js'
import { ShopPricesResolver } from '../publicsite/ShopPricesResolver.js'
import { jobQuotesResolver } from '../quotes/jobQuotesResolver.js'
import { QuoteResolver } from '../quotes/QuoteResolver.js'
import { TrackedQuoteResolver } from '../quotes/TrackedQuoteResolver.js'
import { ReservationResolver } from '../reservations/ReservationResolver.js'
import { RetentionResolver } from '../retention/RetentionResolver.js'
import { ReviewRequestResolver } from '../reviewRequests/ReviewRequestResolver.js'
import { RoundResolver } from '../scheduler/RoundResolver.js'
import { SetupResolver } from '../setup/SetupResolver.js'
import { HolidayResolver } from '../shop/HolidayResolver.js'
import { LookResolver } from '../shop/LookResolver.js'
import { PartResolver } from '../shop/PartResolver.js'
import { PlaceholderResolver } from '../shop/PlaceholderResolver.js'
import { StartingContentResolver } from '../startingContent/StartingContentResolver.js'
import { StatisticsResolver } from '../statistics/StatisticsResolver.js'
import { StockResolver } from '../stock/StockResolver.js'
import { TrackedAppointmentResolver } from '../tracking/TrackedAppointmentResolver.js'
import { TrackedConversationResolver } from '../tracking/TrackedConversationResolver.js'
import { TrackingResolver } from '../tracking/TrackingResolver.js'
import { TrashResolver } from '../trash/TrashResolver.js'
import { PublicSearchResolver } from '../visitorSearch/PublicSearchResolver.js'
import { WebhookResolver } from '../webhooks/WebhookResolver.js'

let shared: GraphQLSchema | undefined

/** The schema of the product, built once for every shop that is opened in this process. */
export function shopSchema(): GraphQLSchema {
  shared ??= buildShopSchema()
  return shared
}

/** The schema of the product, with an access check for every operation and a resolver for every described field. */
export function buildShopSchema(): GraphQLSchema {
  const shown = entities.filter((type) => managedEntity(type).isPublic)
  for (const entity of shown) publicTypeOf(entity)
  const resolvers = [
    PublicProductResolver,
    PublicResolver,
    ShopAppointmentsResolver,
    ShopHoursResolver,
    ShopPricesResolver,
    HolidayResolver,
    PublicNewsResolver,
    PublicTipResolver,
    PublicSearchResolver,
    PreviewResolver,
    ...[Page, NewsItem, Tip, Product].map(draftResolver),
    neighboursResolver(NewsItem, 'category'),
    neighboursResolver(Tip),
    neighboursResolver(Product, 'productType'),
    neighboursResolver(Service, 'group'),
    AppointmentResolver,
    ReservationResolver,
    AgendaResolver,
    AccountResolver,
    PasswordResolver,
    SetupResolver,
    OwnAccountResolver,
    StaffAccountResolver,
    AccessTokenResolver,
    CustomerDataResolver,
    CustomerResolver,
    CustomerNoteResolver,
    MergeResolver,
    RetentionResolver,
    BackupResolver,
    RoundResolver,
    OnboardingResolver,
    BusyNetworkResolver,
    DemoShopResolver,
    PartResolver,
    StartingContentResolver,
    PlaceholderResolver,
    UploadResolver,
    MediaLibraryResolver,
    DownloadResolver,
    DownloadFileResolver,
    InboxResolver,
    MessageResolver,
    OutboxResolver,
    MailTextResolver,
    ManagedEntityResolver,
    StatisticsResolver,
    FiguresResolver,
    TitleResolver,
    UniquenessResolver,
    UsesResolver,
    ChangesResolver,
    HistoryResolver,
    TrashResolver,
    BulkResolver,
    PreferenceResolver,
    MyStatusesResolver,
    CounterResolver,
    SelfIntakeResolver,
    IntakeResolver,
    InternalNoteResolver,
    JobAddressResolver,
    JobPhotoResolver,
    MessagePhotoResolver,
    JobMessageResolver,
    JobReportResolver,
    NoticePreviewResolver,
    CalendarFeedResolver,
    ClosingResolver,
    LastMailResolver,
    TrackedAppointmentResolver,
    MailStopResolver,
    ConfirmationResolver,
    ReviewRequestResolver,
    QuoteResolver,
    JobNumberResolver,
    TrackingResolver,
    TrackedConversationResolver,
    TrackedQuoteResolver,
    LookResolver,
    StockResolver,
    WebhookResolver,
    ...jobKinds.values.map(reminderResolver),
    ...jobKinds.values.map(jobAppointmentsResolver),
    ...jobKinds.values.map(jobQuotesResolver),
    ...jobKinds.values.map(ownJobResolver),
    timelineResolver('statusNewPc', 'NewPcChange'),
    timelineResolver('statusRepair', 'RepairChange'),
    ...entities.flatMap(managedResolvers),
  ]
  const schema = buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<Class>,
    // The write pipeline validates, so that GraphQL and REST return the same errors.
    validate: false,
    // Skipped, because it introspects the whole schema at every start; Apollo and the tests check it too.
    skipCheck: true,
  })
  const blockInput = schema.getType('BlockInput')
  if (isInputObjectType(blockInput)) blockInput.isOneOf = true
  resolveUnionsSynchronously(schema)
  resolveFields(schema, [...blockParts(), ...itemParts(entities)], entities)
  hideMailLinks(schema)
  addSharedDescriptions(schema)
  assertPublicResponses(
    schema,
    entities.map(({ name }) => name),
  )
  guardPrograms(schema, entities)
  guardOperations(schema)
  return schema
}

/** TypeGraphQL awaits a promise to resolve the type of each block of a page; here it is resolved synchronously. */
function resolveUnionsSynchronously(schema: GraphQLSchema): void {
  for (const { name, resolveType } of getMetadataStorage().unions) {
    const union = schema.getType(name)
    if (isUnionType(union)) union.resolveType = resolveType as GraphQLTypeResolver<unknown, unknown>
  }
}

function blockParts(): Class[] {
  return [...pageBlocks, ...itemParts(pageBlocks)]
}

function itemParts(types: readonly Class[]): Class[] {
  return types.flatMap((type) =>
    fieldsOf(type)
      .filter(({ kind }) => kind === 'items')
      .map(targetOf),
  )
}
