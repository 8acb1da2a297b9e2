import 'reflect-metadata'
import { type GraphQLSchema, type GraphQLTypeResolver, isInputObjectType, isUnionType } from 'graphql'
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql'
import { AccessTokenResolver } from '../../features/accounts/AccessTokenResolver.js'
import { AccountResolver } from '../../features/accounts/AccountResolver.js'
import { CustomerResolver } from '../../features/accounts/CustomerResolver.js'
import { OwnAccountResolver } from '../../features/accounts/OwnAccountResolver.js'
import { PreferenceResolver } from '../../features/accounts/PreferenceResolver.js'
import { StaffAccountResolver } from '../../features/accounts/StaffAccountResolver.js'
import { AgendaResolver } from '../../features/appointments/AgendaResolver.js'
import { AppointmentResolver } from '../../features/appointments/AppointmentResolver.js'
import { ClosingResolver } from '../../features/appointments/closing/ClosingResolver.js'
import { CalendarFeedResolver } from '../../features/appointments/feed/CalendarFeedResolver.js'
import { jobAppointmentsResolver } from '../../features/appointments/jobs/jobAppointmentsResolver.js'
import { LastMailResolver } from '../../features/appointments/mails/LastMailResolver.js'
import { BackupResolver } from '../../features/backup/BackupResolver.js'
import { pageBlocks } from '../../features/blocks/registry.js'
import { BusyNetworkResolver } from '../../features/busyNetworks/BusyNetworkResolver.js'
import { ConfirmationResolver } from '../../features/confirmations/ConfirmationResolver.js'
import { CustomerNoteResolver } from '../../features/customers/CustomerNoteResolver.js'
import { MergeResolver } from '../../features/customers/MergeResolver.js'
import { DownloadFileResolver, DownloadResolver } from '../../features/downloads/DownloadResolver.js'
import { NewsItem } from '../../features/entities/NewsItem.js'
import { Page } from '../../features/entities/Page.js'
import { Product } from '../../features/entities/Product.js'
import { entities } from '../../features/entities/registry.js'
import { Service } from '../../features/entities/Service.js'
import { Tip } from '../../features/entities/Tip.js'
import { FiguresResolver } from '../../features/figures/FiguresResolver.js'
import { IntakeResolver } from '../../features/intake/IntakeResolver.js'
import { SelfIntakeResolver } from '../../features/intake/SelfIntakeResolver.js'
import { CounterResolver } from '../../features/jobs/CounterResolver.js'
import { InternalNoteResolver } from '../../features/jobs/InternalNoteResolver.js'
import { JobAddressResolver } from '../../features/jobs/JobAddressResolver.js'
import { JobNumberResolver } from '../../features/jobs/JobNumberResolver.js'
import { jobKinds } from '../../features/jobs/jobKinds.js'
import { MyStatusesResolver } from '../../features/jobs/MyStatusesResolver.js'
import { NoticePreviewResolver } from '../../features/jobs/NoticePreviewResolver.js'
import { ownJobResolver } from '../../features/jobs/ownJobResolver.js'
import { JobPhotoResolver } from '../../features/jobs/photos/JobPhotoResolver.js'
import { reminderResolver } from '../../features/jobs/reminderResolver.js'
import { JobReportResolver } from '../../features/jobs/report/JobReportResolver.js'
import { JobMessageResolver } from '../../features/jobs/thread/JobMessageResolver.js'
import { timelineResolver } from '../../features/jobs/timelineResolver.js'
import { MailTextResolver } from '../../features/mailPreviews/MailTextResolver.js'
import { hideMailLinks } from '../../features/messages/hideMailLinks.js'
import { InboxResolver } from '../../features/messages/InboxResolver.js'
import { MailStopResolver } from '../../features/messages/MailStopResolver.js'
import { MessageResolver } from '../../features/messages/MessageResolver.js'
import { OutboxResolver } from '../../features/messages/OutboxResolver.js'
import { MessagePhotoResolver } from '../../features/messages/photos/MessagePhotoResolver.js'
import { OnboardingResolver } from '../../features/onboarding/OnboardingResolver.js'
import { DemoShopResolver } from '../../features/ownShop/DemoShopResolver.js'
import { PasswordResolver } from '../../features/passwords/PasswordResolver.js'
import { CustomerDataResolver } from '../../features/privacy/CustomerDataResolver.js'
import { draftResolver } from '../../features/publicsite/draftResolver.js'
import { neighboursResolver } from '../../features/publicsite/neighboursResolver.js'
import { PreviewResolver } from '../../features/publicsite/PreviewResolver.js'
import { PublicNewsResolver } from '../../features/publicsite/PublicNewsResolver.js'
import { PublicProductResolver } from '../../features/publicsite/PublicProductResolver.js'
import { PublicResolver } from '../../features/publicsite/PublicResolver.js'
import { PublicTipResolver } from '../../features/publicsite/PublicTipResolver.js'
import { resolveFields } from '../../features/publicsite/resolveFields.js'
import { ShopAppointmentsResolver } from '../../features/publicsite/ShopAppointmentsResolver.js'
import { ShopHoursResolver } from '../../features/publicsite/ShopHoursResolver.js'
import { ShopPricesResolver } from '../../features/publicsite/ShopPricesResolver.js'
import { jobQuotesResolver } from '../../features/quotes/jobQuotesResolver.js'
import { QuoteResolver } from '../../features/quotes/QuoteResolver.js'
import { TrackedQuoteResolver } from '../../features/quotes/TrackedQuoteResolver.js'
import { ReservationResolver } from '../../features/reservations/ReservationResolver.js'
import { RetentionResolver } from '../../features/retention/RetentionResolver.js'
import { ReviewRequestResolver } from '../../features/reviewRequests/ReviewRequestResolver.js'
import { SetupResolver } from '../../features/setup/SetupResolver.js'
import { HolidayResolver } from '../../features/shop/HolidayResolver.js'
import { LookResolver } from '../../features/shop/LookResolver.js'
import { PartResolver } from '../../features/shop/PartResolver.js'
import { PlaceholderResolver } from '../../features/shop/PlaceholderResolver.js'
import { StartingContentResolver } from '../../features/startingContent/StartingContentResolver.js'
import { StatisticsResolver } from '../../features/statistics/StatisticsResolver.js'
import { StockResolver } from '../../features/stock/StockResolver.js'
import { TrackedAppointmentResolver } from '../../features/tracking/TrackedAppointmentResolver.js'
import { TrackedConversationResolver } from '../../features/tracking/TrackedConversationResolver.js'
import { TrackingResolver } from '../../features/tracking/TrackingResolver.js'
import { PublicSearchResolver } from '../../features/visitorSearch/PublicSearchResolver.js'
import { WebhookResolver } from '../../features/webhooks/WebhookResolver.js'
import { type Class, fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publicTypeOf, targetOf } from '../../kernel/fields/outputTypes.js'
import { assertPublicResponses } from '../../kernel/graphql/assertPublicResponses.js'
import { guardOperations } from '../../kernel/graphql/guardOperations.js'
import { guardPrograms } from '../../kernel/graphql/guardPrograms.js'
import { addSharedDescriptions } from '../../kernel/graphql/sharedDescriptions.js'
import { HistoryResolver } from '../../kernel/history/HistoryResolver.js'
import { MediaLibraryResolver } from '../../kernel/media/MediaLibraryResolver.js'
import { UploadResolver } from '../../kernel/media/UploadResolver.js'
import { BulkResolver } from '../../kernel/records/BulkResolver.js'
import { ChangesResolver } from '../../kernel/records/ChangesResolver.js'
import { ManagedEntityResolver } from '../../kernel/records/ManagedEntityResolver.js'
import { managedResolvers } from '../../kernel/records/managedResolvers.js'
import { TitleResolver } from '../../kernel/records/TitleResolver.js'
import { UniquenessResolver } from '../../kernel/records/UniquenessResolver.js'
import { UsesResolver } from '../../kernel/records/UsesResolver.js'
import { RoundResolver } from '../../kernel/scheduler/RoundResolver.js'
import { TrashResolver } from '../../kernel/trash/TrashResolver.js'

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
