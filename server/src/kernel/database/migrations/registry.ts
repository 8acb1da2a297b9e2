import { FirstTables1763700000000 } from './1763700000000-FirstTables.js'
import { NewsCategories1763700000001 } from './1763700000001-NewsCategories.js'
import { WholeShop1763700000002 } from './1763700000002-WholeShop.js'
import { IdempotencyKeys1763700000003 } from './1763700000003-IdempotencyKeys.js'
import { DownloadFiles1763700000004 } from './1763700000004-DownloadFiles.js'
import { PageViews1763700000005 } from './1763700000005-PageViews.js'
import { Bin1763700000006 } from './1763700000006-Bin.js'
import { MediaLibrary1763700000010 } from './1763700000010-MediaLibrary.js'
import { ListOrder1763700000020 } from './1763700000020-ListOrder.js'
import { Preferences1763700000025 } from './1763700000025-Preferences.js'
import { Privacy1763700000035 } from './1763700000035-Privacy.js'
import { AccountSecurity1763700000040 } from './1763700000040-AccountSecurity.js'
import { TableChanges1763700000045 } from './1763700000045-TableChanges.js'
import { SearchParts1763700000046 } from './1763700000046-SearchParts.js'
import { ListFilters1763700000047 } from './1763700000047-ListFilters.js'
import { SealedLinks1763700000103 } from './1763700000103-SealedLinks.js'
import { FeatureTexts1763700000104 } from './1763700000104-FeatureTexts.js'
import { Health1763700000107 } from './1763700000107-Health.js'
import { AccessTokenLimits1763700000108 } from './1763700000108-AccessTokenLimits.js'
import { SessionVisitors1763700000113 } from './1763700000113-SessionVisitors.js'
import { MediaFolders1763700000114 } from './1763700000114-MediaFolders.js'
import { MailsOfChanges1763700000125 } from './1763700000125-MailsOfChanges.js'
import { RecoveryCodeHashes1763700000211 } from './1763700000211-RecoveryCodeHashes.js'
import { Webhooks1763700000231 } from './1763700000231-Webhooks.js'
import { IndexRanges1763700000251 } from './1763700000251-IndexRanges.js'
import { ShopSettings1763700000301 } from './1763700000301-ShopSettings.js'
import { OpeningExceptions1763700000321 } from './1763700000321-OpeningExceptions.js'
import { ShopLook1763700000341 } from './1763700000341-ShopLook.js'
import { Backups1763700000361 } from './1763700000361-Backups.js'
import { ShopParts1763700000381 } from './1763700000381-ShopParts.js'
import { ExampleRecords1763700000421 } from './1763700000421-ExampleRecords.js'
import { ShopSetups1763700000441 } from './1763700000441-ShopSetups.js'
import { MailTexts1763700000461 } from './1763700000461-MailTexts.js'
import { DemoRecords1763700000481 } from './1763700000481-DemoRecords.js'
import { Counter1763700000501 } from './1763700000501-Counter.js'
import { JobAddresses1763700000541 } from './1763700000541-JobAddresses.js'
import { Quotes1763700000542 } from './1763700000542-Quotes.js'
import { JobPhotos1763700000561 } from './1763700000561-JobPhotos.js'
import { Intake1763700000581 } from './1763700000581-Intake.js'
import { PickUps1763700000601 } from './1763700000601-PickUps.js'
import { JobReports1763700000621 } from './1763700000621-JobReports.js'
import { Reminders1763700000641 } from './1763700000641-Reminders.js'
import { ReviewRequests1763700000642 } from './1763700000642-ReviewRequests.js'
import { Figures1763700000661 } from './1763700000661-Figures.js'
import { Inbox1763700000671 } from './1763700000671-Inbox.js'
import { CustomerMerges1763700000681 } from './1763700000681-CustomerMerges.js'
import { Appointments1763700000701 } from './1763700000701-Appointments.js'
import { MailEvents1763700000711 } from './1763700000711-MailEvents.js'
import { AppointmentNotices1763700000712 } from './1763700000712-AppointmentNotices.js'
import { PriceFinder1763700000731 } from './1763700000731-PriceFinder.js'
import { ProductDetails1763700000741 } from './1763700000741-ProductDetails.js'
import { WhereWeAre1763700000751 } from './1763700000751-WhereWeAre.js'
import { Reservations1763700000761 } from './1763700000761-Reservations.js'
import { ReservationSwitch1763700000762 } from './1763700000762-ReservationSwitch.js'
import { MessagePhotos1763700000771 } from './1763700000771-MessagePhotos.js'
import { AppointmentMails1763700000781 } from './1763700000781-AppointmentMails.js'
import { VisitorNetworks1763700000782 } from './1763700000782-VisitorNetworks.js'
import { MailsAboutCustomers1763700000791 } from './1763700000791-MailsAboutCustomers.js'
import { AppointmentsAtOnce1763700000801 } from './1763700000801-AppointmentsAtOnce.js'
import { NewsOfCategory1763700000802 } from './1763700000802-NewsOfCategory.js'
import { NetworkTraces1763700000821 } from './1763700000821-NetworkTraces.js'
import { ProgramAddresses1763700000831 } from './1763700000831-ProgramAddresses.js'
import { KeysOfTexts1763700000841 } from './1763700000841-KeysOfTexts.js'
import { NumbersInPhones1763700000842 } from './1763700000842-NumbersInPhones.js'
import { GrowingShop1763700000871 } from './1763700000871-GrowingShop.js'
import { SearchIndexStates1763700000872 } from './1763700000872-SearchIndexStates.js'
import { DatabaseVersions1763700000881 } from './1763700000881-DatabaseVersions.js'
import { IdempotencyRecords1763700000891 } from './1763700000891-IdempotencyRecords.js'
import { MailRecipients1763700000892 } from './1763700000892-MailRecipients.js'
import { Confirmations1763700000951 } from './1763700000951-Confirmations.js'
import { JobNumberOrder1763700000961 } from './1763700000961-JobNumberOrder.js'
import { ScheduledRounds1763700000962 } from './1763700000962-ScheduledRounds.js'
import { IndexesOfCustomers1763700000971 } from './1763700000971-IndexesOfCustomers.js'
import { ReviewsOfServices1763700000972 } from './1763700000972-ReviewsOfServices.js'
import { SharedFacts1763700000973 } from './1763700000973-SharedFacts.js'
import { CostsOfAppointments1763700000985 } from './1763700000985-CostsOfAppointments.js'
import { NewsGoodUntil1763700000986 } from './1763700000986-NewsGoodUntil.js'
import { AgreedPrices1763700000990 } from './1763700000990-AgreedPrices.js'
import { CategoryValues1763700000991 } from './1763700000991-CategoryValues.js'
import { KeptPrices1763700000992 } from './1763700000992-KeptPrices.js'
import { BusinessCustomers1763700001001 } from './1763700001001-BusinessCustomers.js'
import { Invoices1763700001002 } from './1763700001002-Invoices.js'
import { PaymentsOfJobs1763700001003 } from './1763700001003-PaymentsOfJobs.js'
import { InvoicesForCustomers1763700001004 } from './1763700001004-InvoicesForCustomers.js'
import { LedgerNumbers1763700001005 } from './1763700001005-LedgerNumbers.js'
import { InvoiceReminders1763700001006 } from './1763700001006-InvoiceReminders.js'
import { Till1763700001007 } from './1763700001007-Till.js'
import { OnlinePayments1763700001010 } from './1763700001010-OnlinePayments.js'
import { BoughtItems1763700001020 } from './1763700001020-BoughtItems.js'
import { StockLedger1763700001030 } from './1763700001030-StockLedger.js'
import { StockToOrder1763700001031 } from './1763700001031-StockToOrder.js'
import { ReturnsByPiece1763700001040 } from './1763700001040-ReturnsByPiece.js'
import { SetOffs1763700001041 } from './1763700001041-SetOffs.js'
import { BoughtItemPhotos1763700001042 } from './1763700001042-BoughtItemPhotos.js'
import { DepositsOnline1763700001045 } from './1763700001045-DepositsOnline.js'
import { ReservationsOnline1763700001046 } from './1763700001046-ReservationsOnline.js'
import { TerminalPayments1763700001047 } from './1763700001047-TerminalPayments.js'
import { RecordLinks1763700001050 } from './1763700001050-RecordLinks.js'
import { SiteRedirects1763700001051 } from './1763700001051-SiteRedirects.js'
import { DeadLinks1763700001052 } from './1763700001052-DeadLinks.js'
import { OpenShops1763700001054 } from './1763700001054-OpenShops.js'
import { ReadExamples1763700001055 } from './1763700001055-ReadExamples.js'
import { Publication1763700001060 } from './1763700001060-Publication.js'
import { Drafts1763700001064 } from './1763700001064-Drafts.js'
import { TerminalSales1763700001065 } from './1763700001065-TerminalSales.js'
import { RefusedPaymentKeys1763700001066 } from './1763700001066-RefusedPaymentKeys.js'
import { Releases1763700001075 } from './1763700001075-Releases.js'
import { PreviewLinks1763700001080 } from './1763700001080-PreviewLinks.js'
import { SearchWords1763700001090 } from './1763700001090-SearchWords.js'
import { KeysOfCalls1763700001095 } from './1763700001095-KeysOfCalls.js'
import { RecordWrites1763700001096 } from './1763700001096-RecordWrites.js'
import { CallsToCustomers1763700001100 } from './1763700001100-CallsToCustomers.js'
import { WarrantyRepairs1763700001102 } from './1763700001102-WarrantyRepairs.js'
import { WebhookEvents1763700001140 } from './1763700001140-WebhookEvents.js'
import { TextReplacements1763700001160 } from './1763700001160-TextReplacements.js'
import { Imports1763700001170 } from './1763700001170-Imports.js'
import { Promotions1763700001180 } from './1763700001180-Promotions.js'
import { OwnMailServer1763700001190 } from './1763700001190-OwnMailServer.js'
import { SiteImports1763700001191 } from './1763700001191-SiteImports.js'
import { StaffRights1763700001200 } from './1763700001200-StaffRights.js'
import { CounterPins1763700001201 } from './1763700001201-CounterPins.js'
import { SharedBlocks1763700001203 } from './1763700001203-SharedBlocks.js'
import { CheckLists1763700001230 } from './1763700001230-CheckLists.js'
import { Approval1763700001233 } from './1763700001233-Approval.js'

/** Every migration, in order. */
export const migrations = [
  FirstTables1763700000000,
  NewsCategories1763700000001,
  WholeShop1763700000002,
  IdempotencyKeys1763700000003,
  DownloadFiles1763700000004,
  PageViews1763700000005,
  Bin1763700000006,
  MediaLibrary1763700000010,
  ListOrder1763700000020,
  Preferences1763700000025,
  Privacy1763700000035,
  AccountSecurity1763700000040,
  TableChanges1763700000045,
  SearchParts1763700000046,
  ListFilters1763700000047,
  SealedLinks1763700000103,
  FeatureTexts1763700000104,
  Health1763700000107,
  AccessTokenLimits1763700000108,
  SessionVisitors1763700000113,
  MediaFolders1763700000114,
  MailsOfChanges1763700000125,
  RecoveryCodeHashes1763700000211,
  Webhooks1763700000231,
  IndexRanges1763700000251,
  ShopSettings1763700000301,
  OpeningExceptions1763700000321,
  ShopLook1763700000341,
  Backups1763700000361,
  ShopParts1763700000381,
  ExampleRecords1763700000421,
  ShopSetups1763700000441,
  MailTexts1763700000461,
  DemoRecords1763700000481,
  Counter1763700000501,
  JobAddresses1763700000541,
  Quotes1763700000542,
  JobPhotos1763700000561,
  Intake1763700000581,
  PickUps1763700000601,
  JobReports1763700000621,
  Reminders1763700000641,
  ReviewRequests1763700000642,
  Figures1763700000661,
  Inbox1763700000671,
  CustomerMerges1763700000681,
  Appointments1763700000701,
  MailEvents1763700000711,
  AppointmentNotices1763700000712,
  PriceFinder1763700000731,
  ProductDetails1763700000741,
  WhereWeAre1763700000751,
  Reservations1763700000761,
  ReservationSwitch1763700000762,
  MessagePhotos1763700000771,
  AppointmentMails1763700000781,
  VisitorNetworks1763700000782,
  MailsAboutCustomers1763700000791,
  AppointmentsAtOnce1763700000801,
  NewsOfCategory1763700000802,
  NetworkTraces1763700000821,
  ProgramAddresses1763700000831,
  KeysOfTexts1763700000841,
  NumbersInPhones1763700000842,
  GrowingShop1763700000871,
  SearchIndexStates1763700000872,
  DatabaseVersions1763700000881,
  IdempotencyRecords1763700000891,
  MailRecipients1763700000892,
  Confirmations1763700000951,
  JobNumberOrder1763700000961,
  ScheduledRounds1763700000962,
  IndexesOfCustomers1763700000971,
  ReviewsOfServices1763700000972,
  SharedFacts1763700000973,
  CostsOfAppointments1763700000985,
  NewsGoodUntil1763700000986,
  AgreedPrices1763700000990,
  CategoryValues1763700000991,
  KeptPrices1763700000992,
  BusinessCustomers1763700001001,
  Invoices1763700001002,
  PaymentsOfJobs1763700001003,
  InvoicesForCustomers1763700001004,
  LedgerNumbers1763700001005,
  InvoiceReminders1763700001006,
  Till1763700001007,
  OnlinePayments1763700001010,
  BoughtItems1763700001020,
  StockLedger1763700001030,
  StockToOrder1763700001031,
  ReturnsByPiece1763700001040,
  SetOffs1763700001041,
  BoughtItemPhotos1763700001042,
  DepositsOnline1763700001045,
  ReservationsOnline1763700001046,
  TerminalPayments1763700001047,
  RecordLinks1763700001050,
  SiteRedirects1763700001051,
  DeadLinks1763700001052,
  OpenShops1763700001054,
  ReadExamples1763700001055,
  Publication1763700001060,
  Drafts1763700001064,
  TerminalSales1763700001065,
  RefusedPaymentKeys1763700001066,
  Releases1763700001075,
  PreviewLinks1763700001080,
  SearchWords1763700001090,
  KeysOfCalls1763700001095,
  RecordWrites1763700001096,
  CallsToCustomers1763700001100,
  WarrantyRepairs1763700001102,
  WebhookEvents1763700001140,
  TextReplacements1763700001160,
  Imports1763700001170,
  Promotions1763700001180,
  OwnMailServer1763700001190,
  SiteImports1763700001191,
  StaffRights1763700001200,
  CounterPins1763700001201,
  SharedBlocks1763700001203,
  CheckLists1763700001230,
  Approval1763700001233,
]
