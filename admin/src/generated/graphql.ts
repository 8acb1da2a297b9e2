/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A whole accessToken. */
export type AccessTokenInput = {
  /** May. */
  access?: TokenAccess | null | undefined;
  /** Valid through. */
  expiresOn?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Read access codes of devices. */
  readsAccessCodes?: boolean | null | undefined;
  /** Read the secret address of the calendar. */
  readsCalendarFeed?: boolean | null | undefined;
  /** Read tracking addresses of jobs. */
  readsJobAddresses?: boolean | null | undefined;
  /** Role. */
  role?: Role | null | undefined;
};

/** What can be changed of a appointment. */
export type AppointmentChangeInput = {
  /** Address. */
  address?: string | null | undefined;
  /** Customer. */
  customer?: number | null | undefined;
  /** E-mail address. */
  emailAddress?: string | null | undefined;
  /** Internal note. */
  internalNote?: string | null | undefined;
  /** Kind. */
  kind?: number | null | undefined;
  /** Language. */
  language?: Language | null | undefined;
  /** How long it takes; as its kind when left out. */
  minutes?: number | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Phone number. */
  phoneNumber?: string | null | undefined;
  /** Postcode. */
  postcode?: string | null | undefined;
  /** Remark of the customer. */
  remark?: string | null | undefined;
  /** Service. */
  service?: number | null | undefined;
  /** Begins. */
  startsAt?: string | null | undefined;
  /** New PC. */
  statusNewPc?: number | null | undefined;
  /** Repair. */
  statusRepair?: number | null | undefined;
  /** The version that was read; a stale one is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** A whole appointment. */
export type AppointmentInput = {
  /** Address. */
  address?: string | null | undefined;
  /** Customer. */
  customer?: number | null | undefined;
  /** E-mail address. */
  emailAddress?: string | null | undefined;
  /** Internal note. */
  internalNote?: string | null | undefined;
  /** Kind. */
  kind?: number | null | undefined;
  /** Language. */
  language?: Language | null | undefined;
  /** How long it takes; as its kind when left out. */
  minutes?: number | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Phone number. */
  phoneNumber?: string | null | undefined;
  /** Postcode. */
  postcode?: string | null | undefined;
  /** Remark of the customer. */
  remark?: string | null | undefined;
  /** Service. */
  service?: number | null | undefined;
  /** Begins. */
  startsAt?: string | null | undefined;
  /** New PC. */
  statusNewPc?: number | null | undefined;
  /** Repair. */
  statusRepair?: number | null | undefined;
};

/** Where an appointment is: in the shop, at the home of the customer, or remote. */
export type AppointmentPlace =
  | 'home'
  | 'remote'
  | 'shop';

/** How an appointment stands: booked, cancelled, the customer came, or did not come. */
export type AppointmentState =
  | 'booked'
  | 'cancelled'
  | 'come'
  | 'notCome';

/** What something stands on. */
export type BackgroundColor =
  | 'blue'
  | 'gray'
  | 'white';

/** What backups are stored in. */
export type BackupPlaceKind =
  | 'bucket'
  | 'folder';

/** What is wrong with the backups. */
export type BackupWarning =
  | 'failed'
  | 'late';

/** A whole bigContactButtonBlock. */
export type BigContactButtonBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Button title. */
  buttonTitle?: string | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Text. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** A job that is billed. */
export type BilledJobInput = {
  /** Its id. */
  id: number;
  /** Its kind. */
  kind: JobKind;
};

/** How high a block is at least. */
export type BlockHeight =
  | 'automatic'
  | 'large'
  | 'medium'
  | 'small';

/** A part of a page: exactly one of these. */
export type BlockInput =
  {   /** A block of the type bigContactButton. */
  bigContactButton: BigContactButtonBlockInput; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never;   /** A block of the type card. */
  card: CardBlockInput; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never;   /** A block of the type comparison. */
  comparison: ComparisonBlockInput; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never;   /** A block of the type contact. */
  contact: ContactBlockInput; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never;   /** A block of the type faq. */
  faq: FaqBlockInput; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never;   /** A block of the type features. */
  features: FeaturesBlockInput; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never;   /** A block of the type gallery. */
  gallery: GalleryBlockInput; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never;   /** A block of the type intro. */
  intro: IntroBlockInput; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never;   /** A block of the type news. */
  news: NewsBlockInput; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never;   /** A block of the type priceFinder. */
  priceFinder: PriceFinderBlockInput; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never;   /** A block of the type productSale. */
  productSale: ProductSaleBlockInput; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never;   /** A block of the type reviews. */
  reviews: ReviewsBlockInput; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never;   /** A block of the type service. */
  service: ServiceBlockInput; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never;   /** A block of the type sliderTextImages. */
  sliderTextImages: SliderTextImagesBlockInput; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never;   /** A block of the type specificNews. */
  specificNews: SpecificNewsBlockInput; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never;   /** A block of the type specificServices. */
  specificServices: SpecificServicesBlockInput; specificTips?: never; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never;   /** A block of the type specificTips. */
  specificTips: SpecificTipsBlockInput; text?: never; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never;   /** A block of the type text. */
  text: TextBlockInput; textColumns?: never; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never;   /** A block of the type textColumns. */
  textColumns: TextColumnsBlockInput; tip?: never; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never;   /** A block of the type tip. */
  tip: TipBlockInput; video?: never; }
  |  { bigContactButton?: never; card?: never; comparison?: never; contact?: never; faq?: never; features?: never; gallery?: never; intro?: never; news?: never; priceFinder?: never; productSale?: never; reviews?: never; service?: never; sliderTextImages?: never; specificNews?: never; specificServices?: never; specificTips?: never; text?: never; textColumns?: never; tip?: never;   /** A block of the type video. */
  video: VideoBlockInput; };

/** How wide a block is. */
export type BlockWidth =
  | 'full'
  | 'narrow'
  | 'normal'
  | 'wide';

/** Used goods as they are bought. Everything at fault is refused together. */
export type BuyInInput = {
  /** Used when left out. */
  condition?: ProductCondition | null | undefined;
  /** The id of the seller, where the shop knows them. */
  customer?: number | null | undefined;
  /** What else tells it apart, and what belongs to it. */
  details?: string | null | undefined;
  /** Their signature: the path of a drawing of 600 × 200; has to be given. */
  drawing?: string | null | undefined;
  /** What it is, such as Laptop; has to be given. */
  goods?: string | null | undefined;
  /** Which kind was shown; has to be given. */
  identityPaper?: IdentityPaper | null | undefined;
  /** Of what is signed; that of the call if left out. */
  language?: Language | null | undefined;
  /** Has to be given. */
  make?: string | null | undefined;
  /** Has to be given. */
  model?: string | null | undefined;
  /** In cash when left out. */
  paidBy?: PurchaseMethod | null | undefined;
  /** What the seller gets; has to be given. */
  price?: number | null | undefined;
  /** Street and number; has to be given. */
  sellerAddress?: string | null | undefined;
  /** Has to be given. */
  sellerCity?: string | null | undefined;
  /** Has to be given. */
  sellerName?: string | null | undefined;
  /** Has to be given. */
  sellerPostalCode?: string | null | undefined;
  /** Where the goods have one. */
  serialNumber?: string | null | undefined;
  /** Who signed; the seller when left out. */
  signedBy?: string | null | undefined;
};

/** Why a customer without an e-mail address is to be called. */
export type CallReason =
  | 'quote'
  | 'ready'
  | 'uncollected'
  | 'waiting_customer';

/** Whether a customer who was called, or sent a message by telephone, has heard it. */
export type CallResult =
  | 'not_reached'
  | 'reached';

/** A whole cardBlock. */
export type CardBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Cards. */
  cards?: Array<CardInput> | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Random order. */
  randomOrder?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** A whole card. */
export type CardInput = {
  /** Icon. */
  icon?: Icon | null | undefined;
  /** Image. */
  image?: string | null | undefined;
  /** Link. */
  link?: string | null | undefined;
  /** Text. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** What was done to a record. */
export type ChangeKind =
  | 'agreed'
  | 'code_read'
  | 'confirmed'
  | 'create'
  | 'delete'
  | 'factor_off'
  | 'logged_out'
  | 'merged'
  | 'new_link'
  | 'remarked'
  | 'restore'
  | 'unlocked'
  | 'update';

/** What became of a point of a check-list. */
export type CheckResult =
  | 'broken'
  | 'untested'
  | 'works';

/** What a device may be set to. */
export type ColorScheme =
  | 'dark'
  | 'light';

/** A whole comparisonBlock. */
export type ComparisonBlockInput = {
  /** After image. */
  afterImage?: string | null | undefined;
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Before image. */
  beforeImage?: string | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** A whole contactBlock. */
export type ContactBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Button one: text. */
  buttonOneText?: string | null | undefined;
  /** Button one: title. */
  buttonOneTitle?: string | null | undefined;
  /** Button two: text. */
  buttonTwoText?: string | null | undefined;
  /** Button two: title. */
  buttonTwoTitle?: string | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Text. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** How many there are of a coin or note. */
export type CountedInput = {
  /** How many. */
  count: number;
  /** Of one. */
  value: number;
};

/** A whole blockedTime. */
export type CreateBlockedTimeInput = {
  /** Ends. */
  endsAt?: string | null | undefined;
  /** A reserved id; one is given when left out. */
  id?: number | null | undefined;
  /** Reason. */
  reason?: string | null | undefined;
  /** Begins. */
  startsAt?: string | null | undefined;
};

/** By which a customer is reached, and what is known of a company. */
export type CustomerContactField =
  | 'address'
  | 'city'
  | 'company'
  | 'email'
  | 'houseNumber'
  | 'invoiceAddress'
  | 'invoiceEmail'
  | 'kvkNumber'
  | 'language'
  | 'name'
  | 'paymentDays'
  | 'phoneNumber'
  | 'vatNumber'
  | 'zipCode';

/** How a customer is reached, and what they may see. What is left out stays. */
export type CustomerContactInput = {
  /** The street. */
  address?: string | null | undefined;
  /** The town. */
  city?: string | null | undefined;
  /** The company for which the customer comes. */
  company?: string | null | undefined;
  /** The address of mails, with which the customer logs in. */
  email?: string | null | undefined;
  /** The number in the street. */
  houseNumber?: string | null | undefined;
  /** The address that stands on invoices, when it is another. */
  invoiceAddress?: string | null | undefined;
  /** Where invoices go, when not to the address of mails. */
  invoiceEmail?: string | null | undefined;
  /** The number of the company in the Dutch chamber of commerce. */
  kvkNumber?: string | null | undefined;
  /** The language of mails. */
  language?: Language | null | undefined;
  /** The name. */
  name?: string | null | undefined;
  /** Within how many days invoices are to be paid; null for those of the shop. */
  paymentDays?: number | null | undefined;
  /** The phone number, as it is written. */
  phoneNumber?: string | null | undefined;
  /** Whether the customer may see the status screens. */
  statusUser?: boolean | null | undefined;
  /** The VAT number of the company, with its country. */
  vatNumber?: string | null | undefined;
  /** The version that the change is based on. */
  version?: number | null | undefined;
  /** The postal code. */
  zipCode?: string | null | undefined;
};

/** The kinds of device that people bring. */
export type DeviceKind =
  | 'all_in_one'
  | 'console'
  | 'desktop'
  | 'laptop'
  | 'monitor'
  | 'network'
  | 'other'
  | 'phone'
  | 'printer'
  | 'storage'
  | 'tablet';

/** An example, as `shopOpening` answers it. */
export type ExampleInput = {
  /** The name of its entity. */
  entity: string;
  /** Its id. */
  id: number;
};

/** What an example says that only the owner knows to be so: an amount, a promise, or a place to fill in. */
export type ExampleMarkKind =
  | 'placeholder'
  | 'price'
  | 'promise';

/** How far an example is: as it came, saved since, or said to be right. */
export type ExampleState =
  | 'changed'
  | 'read'
  | 'untouched';

/** What the owner says of examples: that they are right and shown, that visitors do not see them, or that they go. */
export type ExampleVerdict =
  | 'deleted'
  | 'hidden'
  | 'right';

/** A whole exceptionSpan. */
export type ExceptionSpanInput = {
  /** Closed. */
  closes?: string | null | undefined;
  /** Open. */
  opens?: string | null | undefined;
};

/** A whole faqBlock. */
export type FaqBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Questions. */
  questions?: Array<FaqQuestionInput> | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** A whole faqQuestion. */
export type FaqQuestionInput = {
  /** Answer. */
  answer?: string | null | undefined;
  /** Question. */
  question?: string | null | undefined;
};

/** A whole featuresBlock. */
export type FeaturesBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Specific features. */
  chosenFeatures?: Array<number> | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Random order. */
  randomOrder?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** What a field of a record is to be. */
export type FieldChangeInput = {
  /** The field, one of `editedInList` of its entity. */
  field: string;
  /** Of a count, in the place of a value: what is added to it, whatever it is by then. */
  plus?: number | null | undefined;
  /** Its value as a text: `24.95`, the name of a choice, the id of a record. Null empties it. */
  value?: string | null | undefined;
};

/** What a field holds. */
export type FieldKind =
  | 'address'
  | 'blocks'
  | 'boolean'
  | 'children'
  | 'choice'
  | 'choices'
  | 'color'
  | 'count'
  | 'day'
  | 'decimal'
  | 'folderImages'
  | 'icon'
  | 'image'
  | 'images'
  | 'instant'
  | 'items'
  | 'mediaFolder'
  | 'money'
  | 'multiline'
  | 'number'
  | 'pair'
  | 'password'
  | 'records'
  | 'reference'
  | 'references'
  | 'richText'
  | 'slug'
  | 'source'
  | 'text'
  | 'translation';

/** The part of a form in which a field stands. */
export type FormSection =
  | 'address'
  | 'agenda'
  | 'billing'
  | 'business'
  | 'checkPoints'
  | 'company'
  | 'confirmation'
  | 'contact'
  | 'content'
  | 'cost'
  | 'details'
  | 'hours'
  | 'images'
  | 'intake'
  | 'intakeTerms'
  | 'look'
  | 'mail'
  | 'menu'
  | 'options'
  | 'parts'
  | 'priceFinder'
  | 'publication'
  | 'quotes'
  | 'related'
  | 'reminders'
  | 'remoteSupport'
  | 'replies'
  | 'reviews'
  | 'search'
  | 'seller'
  | 'shop'
  | 'trade';

/** A whole galleryBlock. */
export type GalleryBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Image folder name. */
  imageFolderName?: string | null | undefined;
  /** Images. */
  images?: Array<string> | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Random order. */
  randomOrder?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** The fixed set of icons. */
export type Icon =
  | 'apk'
  | 'backup'
  | 'battery'
  | 'cablemanagement'
  | 'calendar'
  | 'camera'
  | 'cheap'
  | 'checkmark'
  | 'clean'
  | 'clock'
  | 'data_recovery'
  | 'desk'
  | 'diagnose'
  | 'edit'
  | 'envelope'
  | 'experience'
  | 'fan'
  | 'fast'
  | 'guarantee'
  | 'home_office'
  | 'invoice'
  | 'keyboard'
  | 'lightbulb'
  | 'malware'
  | 'memory_upgrade'
  | 'network'
  | 'new_computer'
  | 'new_installation'
  | 'new_laptop'
  | 'old_phone'
  | 'phone'
  | 'printer'
  | 'professional'
  | 'progress'
  | 'puzzle'
  | 'quality'
  | 'recycle'
  | 'remote_help'
  | 'repair'
  | 'screen'
  | 'second_hand'
  | 'security'
  | 'sell'
  | 'service_at_home'
  | 'services'
  | 'ssd_upgrade'
  | 'star'
  | 'tablet'
  | 'trash'
  | 'wifi'
  | 'wind';

/** With which kind of paper a seller has shown who they are. Its number is kept nowhere. */
export type IdentityPaper =
  | 'driving_licence'
  | 'identity_card'
  | 'passport'
  | 'residence_permit';

/** What an image shows, in one language; an empty text says nothing of it. */
export type ImageAltInput = {
  /** The language it is in. */
  language: Language;
  /** Plain text. */
  text: string;
};

/** What a row of an import makes of a record. */
export type ImportOutcome =
  | 'changed'
  | 'new'
  | 'refused'
  | 'unchanged';

/** What has become of a row: done, refused after all, taken back, or kept although all was taken back. */
export type ImportResult =
  | 'done'
  | 'failed'
  | 'kept'
  | 'undone';

/** How far an import is. */
export type ImportState =
  | 'done'
  | 'judging'
  | 'ready'
  | 'running'
  | 'undoing'
  | 'undone';

/** What can be imported: the entity of its rows, or a site as WordPress exports it. */
export type ImportedEntity =
  | 'customer'
  | 'device'
  | 'product'
  | 'siteRedirect'
  | 'wordpress'
  | 'zzpProduct';

/** Messages about which something is left to do, those that nobody has read, or those about which nothing is. */
export type InboxState =
  | 'handled'
  | 'open'
  | 'unread';

/** What can be changed of a customer. */
export type IntakeCustomerInput = {
  /** Address. */
  address?: string | null | undefined;
  /** Town. */
  city?: string | null | undefined;
  /** Company. */
  company?: string | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** House number. */
  houseNumber?: string | null | undefined;
  /** Chamber of commerce number. */
  kvkNumber?: string | null | undefined;
  /** Language. */
  language?: Language | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Phone number. */
  phoneNumber?: string | null | undefined;
  /** VAT number. */
  vatNumber?: string | null | undefined;
  /** Zip code. */
  zipCode?: string | null | undefined;
};

/** What can be changed of a device. */
export type IntakeDeviceInput = {
  /** Brand. */
  brand?: string | null | undefined;
  /** Kind. */
  kind?: DeviceKind | null | undefined;
  /** Model. */
  model?: string | null | undefined;
  /** Notes. */
  notes?: string | null | undefined;
  /** Serial number. */
  serialNumber?: string | null | undefined;
};

/** What can be changed of a statusRepair. */
export type IntakeJobInput = {
  /** Access code. */
  accessCode?: string | null | undefined;
  /** What stays with it. */
  accessories?: string | null | undefined;
  /** Who works on it. */
  assignedTo?: number | null | undefined;
  /** Check-list. */
  checks?: Array<JobCheckInput> | null | undefined;
  /** Condition on arrival. */
  condition?: string | null | undefined;
  /** Another phone number. */
  contactPhone?: string | null | undefined;
  /** Costs up to without asking. */
  costLimit?: number | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Description of the problem. */
  descriptionProblem?: string | null | undefined;
  /** Send no mail about this change. */
  holdBackNotice?: boolean | null | undefined;
  /** Promised for. */
  promisedOn?: string | null | undefined;
  /** Customer's reference. */
  reference?: string | null | undefined;
  /** Service. */
  service?: number | null | undefined;
};

/** What a customer signs with: a name that is typed, and a drawing where there is one. */
export type IntakeSignatureInput = {
  /** The path of a drawing of 600 × 200, of whole numbers. */
  drawing?: string | null | undefined;
  /** Who signs. */
  name: string;
  /** The terms that were read, to the last letter. */
  terms: string;
};

/** A whole introBlock. */
export type IntroBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Image. */
  image?: string | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Text. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** What is billed: an invoice, a simplified receipt, a deposit before the work, or a credit note that takes back. */
export type InvoiceKind =
  | 'credit'
  | 'deposit'
  | 'invoice'
  | 'receipt';

/** How often a customer has been reminded of an invoice. */
export type InvoiceReminderKind =
  | 'invoiceOverdueFirst'
  | 'invoiceOverdueLast'
  | 'invoiceOverdueSecond';

/** Where an invoice stands: a draft, still to be paid, paid, to be refunded, or a credit note, which is never paid. */
export type InvoiceState =
  | 'credit'
  | 'draft'
  | 'open'
  | 'paid'
  | 'refundDue';

/** Whether it has a number, and is final from then on. */
export type InvoiceStatus =
  | 'draft'
  | 'issued';

/** A whole jobCheck. */
export type JobCheckInput = {
  /** After the work. */
  after?: CheckResult | null | undefined;
  /** At check-in. */
  before?: CheckResult | null | undefined;
  /** Name (English). */
  nameEn?: string | null | undefined;
  /** Name (Dutch). */
  nameNl?: string | null | undefined;
};

/** The kinds of job, by their entities. */
export type JobKind =
  | 'statusNewPc'
  | 'statusRepair';

/** What is to change of a photo; what is not given stays as it is. */
export type JobPhotoInput = {
  /** At most 200 characters. */
  caption?: string | null | undefined;
  /** Whether the customer sees it. */
  isShown?: boolean | null | undefined;
  /** Whether it is from before or after the work. */
  kind?: JobPhotoKind | null | undefined;
};

/** Whether a photo is from before or after the work. */
export type JobPhotoKind =
  | 'after'
  | 'before';

/** The two sides of a conversation about a job. */
export type JobSide =
  | 'customer'
  | 'shop';

/** What is removed after its time. */
export type KeptKind =
  | 'appointments'
  | 'bin'
  | 'customers'
  | 'history'
  | 'jobs'
  | 'mails'
  | 'messages'
  | 'pageViews'
  | 'reservations'
  | 'signIns'
  | 'webhookDeliveries';

/** The languages of the shop. */
export type Language =
  | 'en'
  | 'nl';

/** A pair of colours of the look: a button, a link and text on paper, text on a dark section, and the bars. */
export type LookSampleName =
  | 'bar'
  | 'button'
  | 'link'
  | 'section'
  | 'text';

/** Who receives a mail: a customer whose job it is about, a visitor who has sent a message, or has an appointment or a reservation, the owner of an account, or the shop itself. */
export type MailAudience =
  | 'account'
  | 'customer'
  | 'shop'
  | 'visitor';

/** What a mail failed by: the mail server does not answer, refuses the login, the encryption or the sender; the recipient; or something else. */
export type MailFailureKind =
  | 'encryption'
  | 'login'
  | 'other'
  | 'recipient'
  | 'sender'
  | 'unreachable';

/** The mails that the shop sends: of jobs by what happened, of accounts by what was done with them, and of messages by their form. */
export type MailKind =
  | 'accountEnded'
  | 'appointmentBooked'
  | 'appointmentBookedToShop'
  | 'appointmentCancelled'
  | 'appointmentCancelledToShop'
  | 'appointmentMoved'
  | 'appointmentMovedToShop'
  | 'appointmentToConfirm'
  | 'appointmentTomorrow'
  | 'colleague'
  | 'draftFailed'
  | 'emailChanged'
  | 'invitation'
  | 'invoiceIssued'
  | 'invoiceOverdueFirst'
  | 'invoiceOverdueLast'
  | 'invoiceOverdueSecond'
  | 'jobLink'
  | 'jobMessageToCustomer'
  | 'jobMessageToShop'
  | 'messageAnswer'
  | 'messageContact'
  | 'messagePhone'
  | 'messageRemoteAssistance'
  | 'passwordChanged'
  | 'promisedPassed'
  | 'quoteAccepted'
  | 'quoteAcceptedToShop'
  | 'quoteDeclined'
  | 'quoteDeclinedToShop'
  | 'quoteSent'
  | 'quoteUnanswered'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'repairReport'
  | 'reservationCancelled'
  | 'reservationCancelledToShop'
  | 'reservationExpired'
  | 'reservationExpiredToShop'
  | 'reservationMade'
  | 'reservationMadeToShop'
  | 'reservationToConfirm'
  | 'reset'
  | 'reviewRequest'
  | 'rightChanged'
  | 'secondFactorOff'
  | 'secondFactorOn'
  | 'secondFactorRemoved'
  | 'sessionsEnded'
  | 'statusNewPc_assembling'
  | 'statusNewPc_begun'
  | 'statusNewPc_delivery_appointment'
  | 'statusNewPc_finished'
  | 'statusNewPc_noted'
  | 'statusNewPc_waiting'
  | 'statusNewPc_waiting_customer'
  | 'statusNewPc_waiting_supplier'
  | 'statusRepair_begun'
  | 'statusRepair_finished'
  | 'statusRepair_in_treatment'
  | 'statusRepair_noted'
  | 'statusRepair_return_appointment'
  | 'statusRepair_waiting'
  | 'statusRepair_waiting_customer'
  | 'statusRepair_waiting_supplier'
  | 'test'
  | 'uncollectedFirst'
  | 'uncollectedLast'
  | 'uncollectedSecond'
  | 'webhookSwitchedOff';

/** A server that takes the mails of the shop. */
export type MailServerInput = {
  /** Its host, such as smtp.example.com. */
  host: string;
  /** The password; none keeps that of the same host and user. */
  password?: string | null | undefined;
  /** 465 for TLS from the first byte; 587, 25 or 2525 for STARTTLS. */
  port: number;
  /** The user who logs in; none without a login. */
  user?: string | null | undefined;
};

/** How it stands with the mail of the shop: no mail server or no sender is set, nothing was sent yet, it works, or it fails. */
export type MailSituation =
  | 'fails'
  | 'no_sender'
  | 'no_server'
  | 'untried'
  | 'works';

/** How far the delivery of a mail is. */
export type MailState =
  | 'failed'
  | 'queued'
  | 'sent';

/** The managed entities by name. */
export type ManagedEntityName =
  | 'accessToken'
  | 'accountantDownload'
  | 'appointment'
  | 'appointmentKind'
  | 'blockedTime'
  | 'boughtItem'
  | 'cashMovement'
  | 'customer'
  | 'device'
  | 'email'
  | 'emailPhone'
  | 'emailRemoteAssistance'
  | 'erasure'
  | 'feature'
  | 'invoice'
  | 'mailText'
  | 'newsCategory'
  | 'newsGroup'
  | 'newsItem'
  | 'onlinePayment'
  | 'outgoingMail'
  | 'page'
  | 'payment'
  | 'product'
  | 'promotion'
  | 'quote'
  | 'reservation'
  | 'review'
  | 'searchSynonym'
  | 'service'
  | 'serviceGroup'
  | 'sharedBlock'
  | 'shopSettings'
  | 'signIn'
  | 'siteRedirect'
  | 'statusNewPc'
  | 'statusRepair'
  | 'tillClosing'
  | 'tip'
  | 'webhook'
  | 'webhookDelivery'
  | 'zzpProduct';

/** What is said of an image wherever it is used. */
export type MediaFileInput = {
  /** In the languages that are not named nothing is said. */
  alts: Array<ImageAltInput>;
  /** From 0 to 100 percent from the left; null for the middle. */
  focusX?: number | null | undefined;
  /** The same from the top. */
  focusY?: number | null | undefined;
  /** The folder to put it in, none when null; it stays where it is when left out. */
  folder?: string | null | undefined;
};

/** The forms of the site by which visitors send a message. */
export type MessageKind =
  | 'contact'
  | 'phone'
  | 'remote_assistance';

/** What happens at a moment: visitors see a record from then on, or not any more, or what its draft says of it, or all of a release. */
export type MomentKind =
  | 'hide'
  | 'publish'
  | 'release'
  | 'show';

/** How wide a network is: one connection, a subscriber or a few neighbours, or many subscribers of a provider. */
export type NetworkWidth =
  | 'narrow'
  | 'wide'
  | 'widest';

/** A whole newsBlock. */
export type NewsBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Number of items. */
  count?: number | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Random order. */
  randomOrder?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** What is about to be saved of a job, as far as its customer would be notified. */
export type NoticeOfChange = {
  /** The line beside the status. */
  currentStatus?: string | null | undefined;
  /** What the job is about. */
  description?: string | null | undefined;
  /** Word to the customer. */
  note?: string | null | undefined;
  /** The status from then on. */
  status: string;
};

/** What a shop needs before it is shown to customers. */
export type OnboardingTask =
  | 'backups'
  | 'details'
  | 'examples'
  | 'legal_pages'
  | 'logo'
  | 'mail'
  | 'name'
  | 'open'
  | 'opening_hours'
  | 'public_address'
  | 'second_factor';

/** Where an online payment stands: pending is being processed by the bank. */
export type OnlinePaymentStatus =
  | 'canceled'
  | 'expired'
  | 'failed'
  | 'open'
  | 'paid'
  | 'pending';

/** A whole openingException. */
export type OpeningExceptionInput = {
  /** First day. */
  firstDay?: string | null | undefined;
  /** Last day. */
  lastDay?: string | null | undefined;
  /** Reason (English). */
  reasonEn?: string | null | undefined;
  /** Reason (Dutch). */
  reasonNl?: string | null | undefined;
  /** Times. */
  spans?: Array<ExceptionSpanInput> | null | undefined;
};

/** What visitors look for first, so that a shop says it before it opens. */
export type OpeningFact =
  | 'address'
  | 'name'
  | 'opening_hours'
  | 'phone';

/** A whole openingSpan. */
export type OpeningSpanInput = {
  /** Closes. */
  closes?: string | null | undefined;
  /** Opens. */
  opens?: string | null | undefined;
  /** Weekday. */
  weekday?: number | null | undefined;
};

/** A menu of the site: the main menu with all pages below each other, the bar above it, or the footer. */
export type PageMenu =
  | 'footer'
  | 'main'
  | 'top';

/** How a job was paid; `later` is not yet. */
export type PaymentMethod =
  | 'card'
  | 'cash'
  | 'later'
  | 'payment_request'
  | 'transfer';

/** A price that is typed in a text, as `unfollowedPrices` answers it. */
export type PlacedPriceInput = {
  /** The place of its first character. */
  from: number;
  /** The id of the record. */
  id: number;
  /** Where the text stands. */
  path: string;
  /** As it stands there. */
  typed: string;
  /** The version of the record. */
  version: number;
};

/** A whole priceFinderBlock. */
export type PriceFinderBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Device. */
  deviceKind?: DeviceKind | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Text. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** The state a product is in. */
export type ProductCondition =
  | 'as_new'
  | 'new'
  | 'used';

/** A whole productSaleBlock. */
export type ProductSaleBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Number of items. */
  count?: number | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Type. */
  productType?: ProductType | null | undefined;
  /** Random order. */
  randomOrder?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** Under which heading a product is sold. */
export type ProductType =
  | 'outlet'
  | 'product_sale'
  | 'secondhand'
  | 'software';

/** Whether a promotion is still to come, runs now, or is over. */
export type PromotionState =
  | 'ended'
  | 'planned'
  | 'running';

/** Whether visitors see a record: now, from a moment on, not any more, or not at all. */
export type PublicationState =
  | 'concept'
  | 'expired'
  | 'planned'
  | 'visible';

/** How a seller was paid: in cash, which leaves the till, by bank, or by what they buy, which is paid with it. */
export type PurchaseMethod =
  | 'cash'
  | 'set_off'
  | 'transfer';

/** How the shop ends a quote before its day. */
export type QuoteEnd =
  | 'replaced'
  | 'withdrawn';

/** Where a quote stands: what was done with it, or that its day has passed. */
export type QuoteState =
  | 'accepted'
  | 'declined'
  | 'draft'
  | 'expired'
  | 'replaced'
  | 'sent'
  | 'withdrawn';

/** How money was received or given back; by what was traded in, no money changes hands. */
export type ReceivedBy =
  | 'card'
  | 'cash'
  | 'online'
  | 'payment_request'
  | 'trade_in'
  | 'transfer';

/** Money that changes hands. */
export type ReceivedInput = {
  /** What is settled by it; of cash before it is rounded to five cents. Below zero for what is given back. */
  amount: number;
  /** What was traded in, where that is the method: a purchase. */
  boughtItem?: number | null | undefined;
  /** How. */
  method: ReceivedBy;
  /** Why it is given back. */
  reason?: string | null | undefined;
  /** When, UTC; now when left out. */
  receivedAt?: string | null | undefined;
  /** What the customer gave in cash. */
  tendered?: number | null | undefined;
};

/** A record as it was when it was read. */
export type RecordAtVersion = {
  /** Its id. */
  id: number;
  /** The version that was read. */
  version: number;
};

/** A record, and what some of its fields are to be. */
export type RecordChangesInput = {
  /** The fields that are to be changed. */
  fields: Array<FieldChangeInput>;
  /** The id of the record. */
  id: number;
  /** The version that was read; not compared when not given. */
  version?: number | null | undefined;
};

/** What a record is put back with instead of a value that another one has. */
export type RestoreChoice = {
  /** Its field: an address, title or another text that no two records share. */
  field: string;
  /** The deleted record, or the translation deleted along. */
  record: number;
  /** What it is to have instead. */
  value: string;
};

/** A line that a customer brings back. */
export type ReturnedLineInput = {
  /** How many of it; all that are left when left out. */
  pieces?: number | null | undefined;
  /** Its place in the document, from 0. */
  place: number;
};

/** A whole reviewsBlock. */
export type ReviewsBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Choose reviews. */
  chosenReviews?: Array<number> | null | undefined;
  /** Number of items. */
  count?: number | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** What someone who is logged in may do. */
export type Role =
  | 'cms_accountant'
  | 'cms_admin'
  | 'cms_status_user'
  | 'cms_zzp';

/** What can be changed of a customer. */
export type SelfIntakeCustomerInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** Language. */
  language?: Language | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Phone number. */
  phoneNumber?: string | null | undefined;
  /** Zip code. */
  zipCode?: string | null | undefined;
};

/** What can be changed of a device. */
export type SelfIntakeDeviceInput = {
  /** Brand. */
  brand?: string | null | undefined;
  /** Kind. */
  kind?: DeviceKind | null | undefined;
  /** Model. */
  model?: string | null | undefined;
};

/** What a customer fills in. */
export type SelfIntakeInput = {
  /** What is wrong with it, and what stays with the shop. */
  job: SelfIntakeJobInput;
  /** Who hands the device in. */
  newCustomer: SelfIntakeCustomerInput;
  /** What is handed in. */
  newDevice: SelfIntakeDeviceInput;
  /** What the customer signs with. */
  signature: IntakeSignatureInput;
};

/** What can be changed of a statusRepair. */
export type SelfIntakeJobInput = {
  /** Access code. */
  accessCode?: string | null | undefined;
  /** What stays with it. */
  accessories?: string | null | undefined;
  /** Description of the problem. */
  descriptionProblem?: string | null | undefined;
};

/** What a record of the domain of the sender says: it is there, there is none, there are several where one is allowed, it does not allow the mail server, it is not under the usual names, or the name server did not answer. */
export type SenderRecordState =
  | 'in_order'
  | 'missing'
  | 'not_found'
  | 'other_server'
  | 'several'
  | 'unanswered';

/** A whole serviceBlock. */
export type ServiceBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Random order. */
  randomOrder?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** How an attempt to log in ended; with a recovery code one is in as well. A downloaded backup, too, is on record here. */
export type SignInOutcome =
  | 'backup_downloaded'
  | 'locked'
  | 'recovery_code'
  | 'signed_in'
  | 'wrong_code'
  | 'wrong_password';

/** A whole slide. */
export type SlideInput = {
  /** Image. */
  image?: string | null | undefined;
  /** Text. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** A whole sliderTextImagesBlock. */
export type SliderTextImagesBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show the slides. */
  showSlider?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Slides. */
  slides?: Array<SlideInput> | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** A whole specificNewsBlock. */
export type SpecificNewsBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Category. */
  category?: number | null | undefined;
  /** Specific news items. */
  chosenNews?: Array<number> | null | undefined;
  /** Number of items. */
  count?: number | null | undefined;
  /** Group. */
  group?: number | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Random order. */
  randomOrder?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** A whole specificServicesBlock. */
export type SpecificServicesBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Service groups. */
  serviceGroups?: Array<number> | null | undefined;
  /** Services. */
  services?: Array<number> | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** A whole specificTipsBlock. */
export type SpecificTipsBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Tips. */
  tips?: Array<number> | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** What a colleague may do of the role of administrators; an owner may do everything. */
export type StaffRight =
  | 'clerk'
  | 'editor'
  | 'owner'
  | 'technician';

/** What stays when a demo shop becomes its owner’s: what was added since and content that was changed, what was added, or nothing. */
export type StayingRecords =
  | 'nothing'
  | 'own'
  | 'own_and_changed';

/** Why stock moved. */
export type StockReason =
  | 'adjusted'
  | 'count'
  | 'found'
  | 'job'
  | 'jobReturned'
  | 'opening'
  | 'released'
  | 'reserved'
  | 'return'
  | 'sale'
  | 'translation';

/** A device that is taken in, with its customer and its job. */
export type TakeInInput = {
  /** The appointment with which the customer came, which notes the job. */
  appointment?: number | null | undefined;
  /** A known customer. */
  customer?: number | null | undefined;
  /** A known device of that customer. */
  device?: number | null | undefined;
  /** The job. */
  job: IntakeJobInput;
  /** Which kind of job. */
  kind: JobKind;
  /** A new customer, when no known one is named. */
  newCustomer?: IntakeCustomerInput | null | undefined;
  /** A new device, when no known one is named. */
  newDevice?: IntakeDeviceInput | null | undefined;
  /** What the customer has filled in, which this takes in. */
  selfIntake?: number | null | undefined;
  /** Left out when the customer signs on paper. */
  signature?: IntakeSignatureInput | null | undefined;
  /** The job of that customer under whose warranty it is repaired without a charge. */
  warranty?: WarrantyClaimInput | null | undefined;
};

/** A whole textBlock. */
export type TextBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Text. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** A whole textColumn. */
export type TextColumnInput = {
  /** Icon. */
  icon?: Icon | null | undefined;
  /** Text. */
  text?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
};

/** A whole textColumnsBlock. */
export type TextColumnsBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Columns. */
  columns?: Array<TextColumnInput> | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Show text columns. */
  showTextColumns?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** A place in a text, as `textMatches` answers it. */
export type TextPlaceInput = {
  /** The entity of the record. */
  entity: ManagedEntityName;
  /** The place of its first character. */
  from: number;
  /** The id of the record. */
  id: number;
  /** Where the text stands. */
  path: string;
  /** As it is stored there. */
  typed: string;
  /** The version of the record; with a stale one nothing is replaced. */
  version: number;
};

/** What is sold: a product, a part, a reservation, or else a line in words. */
export type TillLine = {
  /** What the customer reads; its title when left out. */
  description?: string | null | undefined;
  /** Taken off the whole line. */
  discount?: number;
  /** The id of a product of the stock that jobs use. */
  part?: number | null | undefined;
  /** Its id; the piece leaves the stock. */
  product?: number | null | undefined;
  /** A decimal text; whole for what comes from stock. */
  quantity?: string;
  /** Its id; it is collected by the sale. */
  reservation?: number | null | undefined;
  /** That of the shop when left out. */
  treatment?: VatTreatment | null | undefined;
  /** For one, with VAT; its price when left out. */
  unitPrice?: number | null | undefined;
  /** In percent; that of the product or the shop when left out. */
  vatRate?: number | null | undefined;
};

/** A whole tipBlock. */
export type TipBlockInput = {
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Number of items. */
  count?: number | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Random order. */
  randomOrder?: boolean | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** Whether a program may only read, or change what its role may change. */
export type TokenAccess =
  | 'read'
  | 'write';

/** What a program is for, as far as rights are ready for it. */
export type TokenSetName =
  | 'automation'
  | 'bookkeeping'
  | 'phone'
  | 'webshop';

/** What can be changed of a blockedTime. */
export type UpdateBlockedTimeInput = {
  /** Ends. */
  endsAt?: string | null | undefined;
  /** Reason. */
  reason?: string | null | undefined;
  /** Begins. */
  startsAt?: string | null | undefined;
  /** The version that was read; a stale one is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** What can be changed of a page. */
export type UpdatePageInput = {
  /** Action button title. */
  actionBtnTitle?: string | null | undefined;
  /** Belongs to. */
  belongsTo?: number | null | undefined;
  /** Blocks. */
  blocks?: Array<BlockInput> | null | undefined;
  /** Image for sharing. */
  facebookImage?: string | null | undefined;
  /** Image. */
  image?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Language. */
  language?: Language | null | undefined;
  /** Menu title. */
  menuTitle?: string | null | undefined;
  /** Position in the footer. */
  positionInFooterMenu?: number | null | undefined;
  /** Position in the main menu. */
  positionInMenu?: number | null | undefined;
  /** Position in the top bar. */
  positionInTopMenu?: number | null | undefined;
  /** Description for search engines. */
  seoDescription?: string | null | undefined;
  /** Show action button. */
  showActionBtn?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Show slider. */
  showSlider?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Slider images. */
  sliderImages?: Array<string> | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Own address. */
  url?: string | null | undefined;
  /** The version that was read; a stale one is refused with CONFLICT. */
  version?: number | null | undefined;
  /** Visible. */
  visible?: boolean | null | undefined;
  /** Visible from. */
  visibleFrom?: string | null | undefined;
  /** In the footer. */
  visibleInFooterMenu?: boolean | null | undefined;
  /** In the main menu. */
  visibleInMenu?: boolean | null | undefined;
  /** In the top bar. */
  visibleInTopMenu?: boolean | null | undefined;
  /** Visible until. */
  visibleUntil?: string | null | undefined;
};

/** What can be changed of a zzpProduct. */
export type UpdateZzpProductInput = {
  /** Barcode (EAN). */
  gtin?: string | null | undefined;
  /** Minimum stock. */
  minimumStock?: number | null | undefined;
  /** On order. */
  onOrder?: number | null | undefined;
  /** Purchase price. */
  purchasePrice?: number | null | undefined;
  /** Article number. */
  sku?: string | null | undefined;
  /** Stock. */
  stock?: number | null | undefined;
  /** Supplier. */
  supplier?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** The version that was read; a stale one is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** How a line bears VAT: at its rate, exempt, under the margin scheme, reverse charged, or not at all under the KOR. */
export type VatTreatment =
  | 'exempt'
  | 'margin'
  | 'reverseCharge'
  | 'smallBusiness'
  | 'taxed';

/** A whole videoBlock. */
export type VideoBlockInput = {
  /** Address of the video. */
  address?: string | null | undefined;
  /** Background colour. */
  backgroundColor?: BackgroundColor | null | undefined;
  /** Bevelled edge. */
  hasBevelledEdge?: boolean | null | undefined;
  /** Height. */
  height?: BlockHeight | null | undefined;
  /** Internal link id. */
  internalLinkId?: string | null | undefined;
  /** Introduction. */
  intro?: string | null | undefined;
  /** Teaser. */
  isTeaser?: boolean | null | undefined;
  /** More whitespace on top. */
  moreWhitespaceOnTop?: boolean | null | undefined;
  /** More whitespace underneath. */
  moreWhitespaceUnderneath?: boolean | null | undefined;
  /** Picture. */
  poster?: string | null | undefined;
  /** Shared block. */
  sharedBlock?: number | null | undefined;
  /** Button 'Make an appointment'. */
  showAppointmentButton?: boolean | null | undefined;
  /** Button 'Contact'. */
  showContactButton?: boolean | null | undefined;
  /** Show introduction. */
  showIntro?: boolean | null | undefined;
  /** Button 'Ask a question'. */
  showQuestionButton?: boolean | null | undefined;
  /** Show subtitle. */
  showSubtitle?: boolean | null | undefined;
  /** Subtitle. */
  subtitle?: string | null | undefined;
  /** Title. */
  title?: string | null | undefined;
  /** Width. */
  width?: BlockWidth | null | undefined;
};

/** The job under whose warranty a repair is done. */
export type WarrantyClaimInput = {
  /** Its id. */
  id: number;
  /** Its kind. */
  kind: JobKind;
};

export type CreateAccessTokenMutationVariables = Exact<{
  input: AccessTokenInput;
  password: string;
  code?: string | null | undefined;
  sections?: Array<string> | string | null | undefined;
}>;


export type CreateAccessTokenMutation = { created: { token: string } };

export type AccessTokenSetsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokenSetsQuery = { sets: Array<{ name: TokenSetName, access: TokenAccess, sections: Array<string> }> };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { me: { name: string, email: string, role: Role } | null, myAccount: { secondFactorSince: string | null, recoveryCodesLeft: number, mustEnrol: boolean, pinSince: string | null, sessions: Array<{ id: string, isThisOne: boolean, network: string | null, device: string | null, signedInAt: string, lastUsedAt: string }>, signIns: Array<{ id: number, createdAt: string, outcome: SignInOutcome, network: string, device: string | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type BeginSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type BeginSecondFactorMutation = { setup: { secret: string, address: string } };

export type TurnOnSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type TurnOnSecondFactorMutation = { codes: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RenewRecoveryCodesMutation = { codes: Array<string> };

export type TurnOffSecondFactorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type TurnOffSecondFactorMutation = { turnOffSecondFactor: boolean };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type SetCounterPinMutationVariables = Exact<{
  pin: string;
  password: string;
  code?: string | null | undefined;
}>;


export type SetCounterPinMutation = { setCounterPin: boolean };

export type RemoveCounterPinMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export type RemoveCounterPinMutation = { removeCounterPin: boolean };

export type AgendaKindFragment = { id: number, titleNl: string, titleEn: string | null, minutes: number, place: AppointmentPlace, isOffered: boolean, services: Array<{ id: number, title: string, language: Language }> };

export type AgendaAppointmentFragment = { id: number, state: AppointmentState, confirmBefore: string | null, startsAt: string, endsAt: string, name: string, emailAddress: string | null, phoneNumber: string | null, postcode: string | null, address: string | null, remark: string | null, internalNote: string | null, cancelReason: string | null, costNl: string | null, costEn: string | null, language: Language, service: { id: number, title: string, language: Language } | null, kind: AgendaKindFragment, customer: { id: number, name: string } | null, statusRepair: { id: number, number: string } | null, statusNewPc: { id: number, number: string } | null };

export type AgendaBlockFragment = { id: number, reason: string, startsAt: string, endsAt: string };

export type AgendaQueryVariables = Exact<{
  from: string;
  to: string;
  withCancelled: boolean;
}>;


export type AgendaQuery = { agenda: { appointments: Array<AgendaAppointmentFragment>, blockedTimes: Array<AgendaBlockFragment>, openHours: Array<{ startsAt: string, endsAt: string }> } };

export type AgendaKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgendaKindsQuery = { appointmentKinds: { items: Array<AgendaKindFragment> } };

export type AgendaAppointmentByIdQueryVariables = Exact<{
  id: number;
}>;


export type AgendaAppointmentByIdQuery = { appointment: (
    { lastMailState: { mail: number, at: string, state: MailState } | null }
    & AgendaAppointmentFragment
  ) };

export type AgendaConflictsQueryVariables = Exact<{
  kind: number;
  startsAt: string;
  minutes?: number | null | undefined;
  except?: number | null | undefined;
}>;


export type AgendaConflictsQuery = { appointmentConflicts: Array<string> };

export type AddAppointmentMutationVariables = Exact<{
  input: AppointmentInput;
  notify: boolean;
}>;


export type AddAppointmentMutation = { addAppointment: { id: number } };

export type ChangeAppointmentMutationVariables = Exact<{
  id: number;
  input: AppointmentChangeInput;
  notify: boolean;
}>;


export type ChangeAppointmentMutation = { changeAppointment: { id: number } };

export type CancelAppointmentByShopMutationVariables = Exact<{
  id: number;
  notify: boolean;
  reason?: string | null | undefined;
}>;


export type CancelAppointmentByShopMutation = { cancelAppointmentByShop: { id: number } };

export type MarkAppointmentMutationVariables = Exact<{
  id: number;
  state: AppointmentState;
}>;


export type MarkAppointmentMutation = { markAppointment: { id: number } };

export type ConfirmAppointmentMutationVariables = Exact<{
  id: number;
}>;


export type ConfirmAppointmentMutation = { confirmAppointment: { id: number } };

export type BlockTimeMutationVariables = Exact<{
  input: CreateBlockedTimeInput;
}>;


export type BlockTimeMutation = { createBlockedTime: { id: number } };

export type ChangeBlockedTimeMutationVariables = Exact<{
  id: number;
  input: UpdateBlockedTimeInput;
}>;


export type ChangeBlockedTimeMutation = { updateBlockedTime: { id: number } };

export type FreeBlockedTimeMutationVariables = Exact<{
  id: number;
}>;


export type FreeBlockedTimeMutation = { deleteBlockedTime: { deleted: Array<number> } };

export type AppointmentsOfQueryVariables = Exact<{
  customer: number;
  email: string;
}>;


export type AppointmentsOfQuery = { ofCustomer: { items: Array<CustomerAppointmentFragment> }, byEmail: { items: Array<CustomerAppointmentFragment> } };

export type CustomerAppointmentFragment = { id: number, state: AppointmentState, startsAt: string, endsAt: string, emailAddress: string | null, kind: { titleNl: string, titleEn: string | null } };

export type AppointmentsWithinQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AppointmentsWithinQuery = { appointmentsWithin: Array<AgendaAppointmentFragment> };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { address: string | null } | null };

export type RenewCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCalendarFeedMutation = { renewCalendarFeed: { address: string | null } };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: boolean };

export type BackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupsQuery = { state: { isPlanned: boolean, succeededAt: string | null, failedAt: string | null, nextAt: string | null, warning: BackupWarning | null, place: BackupPlaceKind | null, placeName: string | null, retained: number | null, retainedAsked: number, failureText: { nl: string, en: string } | null, progress: { done: number, total: number } | null } };

export type BackupCopiesQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupCopiesQuery = { copies: Array<{ name: string, madeAt: string, isPlanned: boolean, bytes: number, rows: number, images: number, files: number, missing: number, version: string | null }> };

export type MakeBackupMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeBackupMutation = { begun: boolean };

export type PermitBackupDownloadMutationVariables = Exact<{
  name: string;
  password: string;
  code?: string | null | undefined;
}>;


export type PermitBackupDownloadMutation = { address: string };

export type ScheduledRoundsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScheduledRoundsQuery = { rounds: Array<{ name: string, startedAt: string | null, succeededAt: string | null, nextAt: string | null, isRunning: boolean, label: { nl: string, en: string }, failureText: { nl: string, en: string } | null }> };

export type BilledInvoiceFragment = { id: number, name: string | null, kind: InvoiceKind, state: InvoiceState, total: number | null, openAmount: number | null, issuedOn: string | null, dueOn: string | null };

export type JobBillingQueryVariables = Exact<{
  job: JobKind;
  id: number;
  also?: Array<BilledJobInput> | BilledJobInput | null | undefined;
}>;


export type JobBillingQuery = { jobBilling: { total: number | null, deposits: number, received: number, kind: InvoiceKind, hasAddress: boolean, invoices: Array<BilledInvoiceFragment>, billedBy: { id: number } | null, others: Array<UnbilledJobFragment> } };

export type UnbilledJobFragment = { kind: JobKind, id: number, number: string, description: string | null, total: number };

export type UnbilledJobsQueryVariables = Exact<{
  customer: number;
}>;


export type UnbilledJobsQuery = { unbilledJobs: Array<UnbilledJobFragment> };

export type BillJobsMutationVariables = Exact<{
  jobs: Array<BilledJobInput> | BilledJobInput;
  kind: InvoiceKind;
  total?: number | null | undefined;
  payments: Array<ReceivedInput> | ReceivedInput;
  isAboveAgreed: boolean;
  key: string;
}>;


export type BillJobsMutation = { billJobs: BilledInvoiceFragment };

export type BillDepositMutationVariables = Exact<{
  job: JobKind;
  id: number;
  amount: number;
  payments: Array<ReceivedInput> | ReceivedInput;
  key: string;
}>;


export type BillDepositMutation = { billDeposit: BilledInvoiceFragment };

export type InvoiceScreenQueryVariables = Exact<{
  id: number;
}>;


export type InvoiceScreenQuery = { invoice: (
    { version: number, status: InvoiceStatus }
    & BilledInvoiceFragment
  ), invoiceDocument: { document: string } };

export type IssueInvoiceMutationVariables = Exact<{
  id: number;
  version: number;
  total: number;
  isMailed: boolean;
}>;


export type IssueInvoiceMutation = { issueInvoice: BilledInvoiceFragment };

export type CreditInvoiceMutationVariables = Exact<{
  id: number;
  lines?: Array<number> | number | null | undefined;
  text?: string | null | undefined;
  refund?: ReceivedBy | null | undefined;
  givesBackStock: boolean;
  key: string;
}>;


export type CreditInvoiceMutation = { creditInvoice: BilledInvoiceFragment };

export type RecordPaymentMutationVariables = Exact<{
  invoices: Array<number> | number;
  payment: ReceivedInput;
  key: string;
}>;


export type RecordPaymentMutation = { recordPayment: Array<BilledInvoiceFragment> };

export type DeliveredInvoiceFragment = { recipient: string | null, address: string | null, mails: Array<{ recipient: string, at: string, state: MailState }> };

export type InvoiceDeliveryQueryVariables = Exact<{
  id: number;
}>;


export type InvoiceDeliveryQuery = { invoiceDelivery: DeliveredInvoiceFragment };

export type MailInvoiceMutationVariables = Exact<{
  id: number;
}>;


export type MailInvoiceMutation = { mailInvoice: DeliveredInvoiceFragment };

export type OpenItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenItemsQuery = { openItems: Array<{ age: number | null, dueFrom: string | null, dueTo: string | null, count: number, amount: number }>, onlinePayments: { total: number }, unbooked: { total: number }, onlinePaymentSetup: { isRefused: boolean } };

export type InvoiceRemindersQueryVariables = Exact<{
  id: number;
}>;


export type InvoiceRemindersQuery = { invoice: { reminders: Array<{ kind: InvoiceReminderKind, isByHand: boolean, at: string, mailState: MailState | null }> } };

export type RemindInvoiceMutationVariables = Exact<{
  id: number;
}>;


export type RemindInvoiceMutation = { remindInvoice: boolean };

export type SellersAtCounterQueryVariables = Exact<{
  search: string;
}>;


export type SellersAtCounterQuery = { customers: { items: Array<{ id: number, name: string, company: string | null, email: string | null, phoneNumber: string | null, address: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, language: Language }> } };

export type BoughtItemsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type BoughtItemsQuery = { boughtItems: { total: number, items: Array<{ id: number, number: string, boughtAt: string, goods: string, make: string, model: string, serialNumber: string | null, price: number, owed: number, resaleFrom: string, soldAt: string | null, sellerName: string, product: { id: number, title: string, state: PublicationState } | null }> } };

export type BuyInMutationVariables = Exact<{
  input: BuyInInput;
  key: string;
}>;


export type BuyInMutation = { buyIn: { id: number, number: string, resaleFrom: string, owed: number } };

export type PayOutBoughtMutationVariables = Exact<{
  id: number;
  paidBy: PurchaseMethod;
  amount: number;
  key: string;
}>;


export type PayOutBoughtMutation = { payOutBought: { id: number, owed: number } };

export type BecomeProductMutationVariables = Exact<{
  id: number;
  price: number;
}>;


export type BecomeProductMutation = { becomeProduct: { id: number, product: { id: number, title: string, state: PublicationState } | null } };

export type BoughtItemPhotosQueryVariables = Exact<{
  id: number;
}>;


export type BoughtItemPhotosQuery = { boughtItemPhotos: Array<{ id: number, url: string, thumbnailUrl: string }> };

export type AddBoughtItemPhotoMutationVariables = Exact<{
  id: number;
  file: Blob;
}>;


export type AddBoughtItemPhotoMutation = { addBoughtItemPhoto: { id: number } };

export type DeleteBoughtItemPhotoMutationVariables = Exact<{
  id: number;
}>;


export type DeleteBoughtItemPhotoMutation = { deleteBoughtItemPhoto: { deleted: Array<number> } };

export type CheckPointsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckPointsQuery = { intakeForm: { checkPoints: Array<{ nameNl: string, nameEn: string | null, kinds: Array<DeviceKind> }> } };

export type UpdateCustomerMutationVariables = Exact<{
  id: number;
  input: CustomerContactInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { id: number } };

export type MailsToQueryVariables = Exact<{
  address: string;
}>;


export type MailsToQuery = { mails: { total: number, items: Array<{ id: number, subject: string, recipient: string, createdAt: string, sentAt: string | null, lastError: string | null }> } };

export type DevicesOfQueryVariables = Exact<{
  customer: number;
}>;


export type DevicesOfQuery = { devices: { total: number, items: Array<{ id: number, name: string, serialNumber: string | null }> } };

export type QuotesOfQueryVariables = Exact<{
  customer: number;
}>;


export type QuotesOfQuery = { quotes: { total: number, items: Array<{ id: number, name: string, goods: string, state: QuoteState, validUntil: string, sentAt: string | null }> } };

export type MessagesOfQueryVariables = Exact<{
  customer: number;
}>;


export type MessagesOfQuery = { messages: Array<{ id: number, entity: JobKind, job: number, side: JobSide, at: string, text: string, isAnswered: boolean }> };

export type CustomerNotesQueryVariables = Exact<{
  id: number;
}>;


export type CustomerNotesQuery = { notes: Array<{ id: number, at: string, text: string, userName: string | null }> };

export type AddCustomerNoteMutationVariables = Exact<{
  id: number;
  text: string;
}>;


export type AddCustomerNoteMutation = { addCustomerNote: { id: number } };

export type DeleteCustomerNoteMutationVariables = Exact<{
  id: number;
}>;


export type DeleteCustomerNoteMutation = { deleteCustomerNote: { deleted: Array<number> } };

export type CustomerDataQueryVariables = Exact<{
  id: number;
}>;


export type CustomerDataQuery = { customerData: { jobs: number, jobsForTax: number, devices: number, quotes: number, appointments: number, reservations: number, notes: number, messages: number, mails: number, history: number, binned: number, documents: number, stockMovements: number } };

export type ExportCustomerQueryVariables = Exact<{
  id: number;
}>;


export type ExportCustomerQuery = { exportCustomer: string };

export type EraseCustomerMutationVariables = Exact<{
  id: number;
  confirmation: string;
}>;


export type EraseCustomerMutation = { eraseCustomer: { jobs: number, messages: number, mails: number } };

export type CustomersToMergeQueryVariables = Exact<{
  search: string;
}>;


export type CustomersToMergeQuery = { customers: { total: number, items: Array<{ id: number, name: string, company: string | null, email: string | null, phoneNumber: string | null }> } };

export type CustomerToMergeQueryVariables = Exact<{
  id: number;
}>;


export type CustomerToMergeQuery = { customer: { id: number, name: string, email: string | null, phoneNumber: string | null, address: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, language: Language, company: string | null, kvkNumber: string | null, vatNumber: string | null, invoiceEmail: string | null, invoiceAddress: string | null, paymentDays: number | null }, customerData: { jobs: number, devices: number, quotes: number, appointments: number, notes: number, messages: number, mails: number } };

export type MergeCustomersMutationVariables = Exact<{
  id: number;
  other: number;
  take: Array<CustomerContactField> | CustomerContactField;
}>;


export type MergeCustomersMutation = { mergeCustomers: { id: number } };

export type MergedCustomersQueryVariables = Exact<{
  id: number;
}>;


export type MergedCustomersQuery = { merged: Array<{ id: number, formerId: number, name: string, email: string | null, at: string, userName: string | null }> };

export type DashboardActivityQueryVariables = Exact<{
  changes: number;
}>;


export type DashboardActivityQuery = { failedMails: number, failingWebhooks: number, latestChanges: Array<{ id: number, entity: ManagedEntityName, record: number, title: string, detail: string | null, action: ChangeKind, userName: string | null, at: string }>, shopSetup: { isEnded: boolean } | null, mailConnection: { situation: MailSituation, waiting: number }, backupState: { warning: BackupWarning | null }, onboarding: Array<{ task: OnboardingTask, isDone: boolean, isUrgent: boolean }>, unreadExamples: Array<{ entity: string, id: number, title: string, language: Language }> };

export type DashboardPageViewsQueryVariables = Exact<{
  days: number;
}>;


export type DashboardPageViewsQuery = { pageViews: { perDay: Array<{ day: string, views: number }>, perPath: Array<{ path: string, title: string | null, views: number }> } };

export type DashboardWaitingJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardWaitingJobsQuery = { waitingJobs: Array<{ entity: JobKind, job: number, number: string, customerName: string, since: string, unread: number, text: string }> };

export type BusyNetworksQueryVariables = Exact<{ [key: string]: never; }>;


export type BusyNetworksQuery = { busyNetworks: Array<{ network: string, width: NetworkWidth, firstAt: string, lastAt: string, guesses: number, passwords: number, appointments: number, reservations: number, photos: number, openAppointments: number, openReservations: number }> };

export type ConfirmsByMailQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfirmsByMailQuery = { shopSettings: { confirmsByMail: boolean, confirmsByMailUntil: string | null } };

export type SetConfirmsByMailMutationVariables = Exact<{
  isOn: boolean;
  until?: string | null | undefined;
}>;


export type SetConfirmsByMailMutation = { updateShop: { id: number } };

export type CancelFromNetworkMutationVariables = Exact<{
  network: string;
}>;


export type CancelFromNetworkMutation = { cancelFromNetwork: { appointments: number, reservations: number } };

export type SettledFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettledFactsQuery = { settledFacts: Array<{ entity: ManagedEntityName, record: number, title: string, language: Language, fields: Array<string> }> };

export type MarkFactsSeenMutationVariables = Exact<{
  entity: ManagedEntityName;
  records: Array<number> | number;
}>;


export type MarkFactsSeenMutation = { markFactsSeen: boolean };

export type DashboardPublicationQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardPublicationQuery = { upcomingMoments: Array<{ entity: ManagedEntityName, record: number, title: string, kind: MomentKind, at: string, release: number | null, count: number }>, conceptCounts: Array<{ entity: ManagedEntityName, count: number }>, failed: { items: Array<{ entity: ManagedEntityName, record: number, isNew: boolean, title: string, failure: string | null }> }, releases: Array<{ id: number, name: string, failure: string | null }>, unsaved: { items: Array<{ entity: ManagedEntityName, record: number, title: string, failure: string | null, at: string }> } };

export type DownloadFilesQueryVariables = Exact<{
  id: number;
}>;


export type DownloadFilesQuery = { download: { accountant: { id: number }, files: Array<{ id: number, name: string, bytes: number, uploadedAt: string, url: string }> } };

export type AddFileMutationVariables = Exact<{
  download: number;
  file: Blob;
}>;


export type AddFileMutation = { file: { id: number, name: string } };

export type ReplaceFileMutationVariables = Exact<{
  id: number;
  file: Blob;
}>;


export type ReplaceFileMutation = { file: { id: number, name: string } };

export type RemoveFileMutationVariables = Exact<{
  id: number;
}>;


export type RemoveFileMutation = { removeDownloadFile: { deleted: Array<number> } };

export type QuarterAccountantsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuarterAccountantsQuery = { accountants: { items: Array<{ id: number, name: string }> } };

export type AddQuarterMutationVariables = Exact<{
  accountant: number;
  year: number;
  quarter: number;
}>;


export type AddQuarterMutation = { added: { jobs: number, documents: number, hasReplaced: boolean, files: Array<{ id: number, name: string }> } };

export type FiguresQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type FiguresQuery = { figures: { weeks: Array<{ week: string, takenIn: number, finished: number }>, statuses: Array<{ jobKind: JobKind, status: string, stays: number, days: number | null, label: { nl: string, en: string } }>, services: Array<{ service: number, jobs: number, days: number, title: { nl: string, en: string } }>, months: Array<{ month: string, jobs: number, turnover: number }>, quotes: Array<{ month: string, sent: number, accepted: number, share: number | null }> } };

export type FollowUpsQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowUpsQuery = { callsToMake: Array<{ entity: JobKind, job: number, number: string, customerName: string, phone: string | null, phoneE164: string | null, reason: CallReason, since: string, missed: number }>, jobsToCollect: Array<{ entity: JobKind, job: number, number: string, customerName: string, phone: string | null, phoneE164: string | null, since: string, notifiedAt: string | null }> };

export type NoteCallMutationVariables = Exact<{
  job: JobKind;
  id: number;
  text: string;
  call: CallResult;
}>;


export type NoteCallMutation = { addInternalNote: { id: number } };

export type ImportStateFragment = { id: number, entity: ImportedEntity, fileName: string, state: ImportState, isBusy: boolean, at: string, total: number, done: number, numbers: Language | null, awaitedPictures: Array<string>, siteLanguage: Language | null, withMenus: boolean, columns: Array<{ heading: string, target: string | null, isOwn: boolean, examples: Array<string> }>, targets: Array<{ name: string, label: LocalizedWordsFragment }>, counts: Array<{ outcome: ImportOutcome, result: ImportResult | null, rows: number }> };

export type DataImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type DataImportsQuery = { dataImports: Array<{ id: number, entity: ImportedEntity, fileName: string, state: ImportState, at: string, total: number }> };

export type DataImportQueryVariables = Exact<{
  id: number;
}>;


export type DataImportQuery = { dataImport: ImportStateFragment };

export type ImportRowsQueryVariables = Exact<{
  id: number;
  outcomes?: Array<ImportOutcome> | ImportOutcome | null | undefined;
  results?: Array<ImportResult> | ImportResult | null | undefined;
  page: number;
  perPage: number;
}>;


export type ImportRowsQuery = { importRows: { total: number, items: Array<{ number: number, title: string, entity: string | null, outcome: ImportOutcome | null, result: ImportResult | null, record: number | null, notes: Array<string>, faults: Array<{ text: string, field: LocalizedWordsFragment | null }> }> } };

export type BeginImportMutationVariables = Exact<{
  entity: ImportedEntity;
  file: Blob;
  pictures: Array<string> | string;
}>;


export type BeginImportMutation = { beginImport: { id: number } };

export type ChooseImportColumnsMutationVariables = Exact<{
  id: number;
  columns: Array<string> | string;
  numbers?: Language | null | undefined;
}>;


export type ChooseImportColumnsMutation = { chooseImportColumns: { id: number } };

export type ChooseSiteOptionsMutationVariables = Exact<{
  id: number;
  language: Language;
  menus: boolean;
}>;


export type ChooseSiteOptionsMutation = { chooseSiteOptions: { id: number } };

export type AddImportPictureMutationVariables = Exact<{
  id: number;
  file: Blob;
}>;


export type AddImportPictureMutation = { addImportPicture: boolean };

export type RunImportMutationVariables = Exact<{
  id: number;
}>;


export type RunImportMutation = { runImport: { id: number } };

export type UndoImportMutationVariables = Exact<{
  id: number;
}>;


export type UndoImportMutation = { undoImport: { id: number } };

export type IntakeFormQueryVariables = Exact<{ [key: string]: never; }>;


export type IntakeFormQuery = { intakeForm: { promisedOn: string, openDays: Array<string>, services: Array<{ id: number, title: string, price: number | null, isFrom: boolean, workingDays: number | null, promisedOn: string }>, terms: { nl: string | null, en: string | null }, checkPoints: Array<{ nameNl: string, nameEn: string | null, kinds: Array<DeviceKind> }> } };

export type CustomersAtCounterQueryVariables = Exact<{
  search: string;
}>;


export type CustomersAtCounterQuery = { customers: { total: number, items: Array<{ id: number, name: string, company: string | null, email: string | null, phoneNumber: string | null, language: Language }> } };

export type CustomersAlikeQueryVariables = Exact<{
  name?: string | null | undefined;
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
}>;


export type CustomersAlikeQuery = { customersAlike: Array<{ id: number, name: string, email: string | null, phoneNumber: string | null, language: Language }> };

export type DevicesAtCounterQueryVariables = Exact<{
  customer: number;
}>;


export type DevicesAtCounterQuery = { devices: { items: Array<{ id: number, name: string, kind: DeviceKind, serialNumber: string | null }> } };

export type PaperOfIntakeFragment = { kind: JobKind, id: number, number: string, customer: string, customerId: number, language: Language, email: string | null, phone: string | null, mobile: string | null, isNoticed: boolean, address: string, message: string, takenInAt: string | null, takenInBy: string | null, signedBy: string | null, drawing: string | null, terms: string | null };

export type TakeInMutationVariables = Exact<{
  intake: TakeInInput;
  key: string;
}>;


export type TakeInMutation = { takeIn: PaperOfIntakeFragment };

export type IntakePaperQueryVariables = Exact<{
  number: string;
}>;


export type IntakePaperQuery = { intakePaper: PaperOfIntakeFragment };

export type SelfIntakeFormQueryVariables = Exact<{ [key: string]: never; }>;


export type SelfIntakeFormQuery = { selfIntakeForm: { expiresAt: string, terms: { nl: string | null, en: string | null }, deviceKinds: Array<{ kind: DeviceKind, label: { nl: string, en: string } }> } };

export type SubmitSelfIntakeMutationVariables = Exact<{
  intake: SelfIntakeInput;
}>;


export type SubmitSelfIntakeMutation = { submitSelfIntake: boolean };

export type BeginSelfIntakeMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSelfIntakeMutation = { beginSelfIntake: string };

export type SelfIntakesQueryVariables = Exact<{ [key: string]: never; }>;


export type SelfIntakesQuery = { selfIntakes: Array<{ id: number, submittedAt: string, name: string, phoneNumber: string | null, email: string | null, zipCode: string | null, language: Language, kind: DeviceKind, brand: string | null, model: string | null, problem: string, accessories: string | null, hasAccessCode: boolean, signedBy: string, drawing: string | null }> };

export type DiscardSelfIntakeMutationVariables = Exact<{
  id: number;
}>;


export type DiscardSelfIntakeMutation = { discardSelfIntake: { deleted: Array<number> } };

export type HasAccessCodeQueryVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type HasAccessCodeQuery = { hasAccessCode: boolean };

export type RevealAccessCodeMutationVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type RevealAccessCodeMutation = { revealAccessCode: string };

export type DropAccessCodeMutationVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type DropAccessCodeMutation = { dropAccessCode: boolean };

export type ChangeJobsMutationVariables = Exact<{
  job: JobKind;
  records: Array<RecordAtVersion> | RecordAtVersion;
  status?: string | null | undefined;
  assignedTo?: number | null | undefined;
  holdBackNotice: boolean;
}>;


export type ChangeJobsMutation = { changeJobs: number };

export type AddressesOfQueryVariables = Exact<{
  customers: Array<number> | number;
}>;


export type AddressesOfQuery = { customers: { items: Array<{ id: number, email: string | null }> } };

export type JobOfNumberQueryVariables = Exact<{
  number: string;
}>;


export type JobOfNumberQuery = { jobOfNumber: { kind: JobKind, id: number, number: string } };

export type LineOfServiceQueryVariables = Exact<{
  id: number;
  customer: number;
  isKnown: boolean;
}>;


export type LineOfServiceQuery = { service: { title: string, language: Language, price: number | null, priceTo: number | null, salePrice: number | null, salePriceTo: number | null, translation: { id: number } | null }, customer?: { language: Language } };

export type TitleOfServiceQueryVariables = Exact<{
  id: number;
}>;


export type TitleOfServiceQuery = { service: { title: string, language: Language } };

export type JobMessagesQueryVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type JobMessagesQuery = { messages: Array<MessageOfJobFragment> };

export type WaitingJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingJobsQuery = { waitingJobs: Array<{ entity: JobKind, job: number, number: string, customerName: string, since: string, unread: number, text: string }> };

export type SendJobMessageMutationVariables = Exact<{
  job: JobKind;
  id: number;
  text: string;
  photos: Array<Blob> | Blob;
  key: string;
}>;


export type SendJobMessageMutation = { message: { id: number } };

export type MarkJobMessagesReadMutationVariables = Exact<{
  job: JobKind;
  id: number;
  until: number;
}>;


export type MarkJobMessagesReadMutation = { messages: Array<MessageOfJobFragment> };

export type SettleJobMessagesMutationVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type SettleJobMessagesMutation = { messages: Array<MessageOfJobFragment> };

export type MessageOfJobFragment = { id: number, side: JobSide, at: string, text: string, userName: string | null, readAt: string | null, isAnswered: boolean, mailState: MailState | null, photos: Array<{ id: number, url: string, thumbnailUrl: string, caption: string | null, width: number, height: number }> };

export type InternalNotesQueryVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type InternalNotesQuery = { notes: Array<{ id: number, at: string, text: string, userName: string | null, call: CallResult | null }> };

export type AddInternalNoteMutationVariables = Exact<{
  job: JobKind;
  id: number;
  text: string;
}>;


export type AddInternalNoteMutation = { addInternalNote: { id: number } };

export type DeleteInternalNoteMutationVariables = Exact<{
  id: number;
}>;


export type DeleteInternalNoteMutation = { deleteInternalNote: { deleted: Array<number> } };

export type NoticeQueryVariables = Exact<{
  job: JobKind;
  id: number;
  change: NoticeOfChange;
}>;


export type NoticeQuery = { notice: { recipient: string, language: Language, subject: string, text: string } };

export type JobPhotosQueryVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type JobPhotosQuery = { photos: Array<PhotoOfJobFragment> };

export type AddJobPhotoMutationVariables = Exact<{
  job: JobKind;
  id: number;
  file: Blob;
  kind: JobPhotoKind;
  isShown: boolean;
  key: string;
}>;


export type AddJobPhotoMutation = { photo: PhotoOfJobFragment };

export type UpdateJobPhotoMutationVariables = Exact<{
  id: number;
  input: JobPhotoInput;
}>;


export type UpdateJobPhotoMutation = { photo: PhotoOfJobFragment };

export type OrderJobPhotosMutationVariables = Exact<{
  job: JobKind;
  id: number;
  photos: Array<number> | number;
}>;


export type OrderJobPhotosMutation = { photos: Array<PhotoOfJobFragment> };

export type DeleteJobPhotoMutationVariables = Exact<{
  id: number;
}>;


export type DeleteJobPhotoMutation = { deleteJobPhoto: { deleted: Array<number> } };

export type PhotoOfJobFragment = { id: number, url: string, thumbnailUrl: string, kind: JobPhotoKind, caption: string | null, isShown: boolean, width: number, height: number, addedAt: string };

export type PickUpJobMutationVariables = Exact<{
  job: JobKind;
  id: number;
  isPickedUp: boolean;
  paidWith?: PaymentMethod | null | undefined;
  pickedUpBy?: string | null | undefined;
  warrantyUntil?: string | null | undefined;
  signature?: string | null | undefined;
}>;


export type PickUpJobMutation = { pickedUpAt: string | null };

export type MailJobReportMutationVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type MailJobReportMutation = { mailJobReport: { mailState: MailState | null } };

export type PreviewLookQueryVariables = Exact<{
  accentColor: string;
  groundColor: string;
}>;


export type PreviewLookQuery = { preview: { isMoved: boolean, fill: string, isDeepGround: boolean, samples: Array<{ name: LookSampleName, scheme: ColorScheme, ground: string, ink: string, contrast: number }> } | null };

export type ResendMailsMutationVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
}>;


export type ResendMailsMutation = { count: number };

export type SendTestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestMailMutation = { recipient: string };

export type TryMailMutationVariables = Exact<{ [key: string]: never; }>;


export type TryMailMutation = { trial: { recipient: string, isDelivered: boolean, answer: string | null, failure: MailFailureKind | null } };

export type MailConnectionQueryVariables = Exact<{ [key: string]: never; }>;


export type MailConnectionQuery = { connection: { situation: MailSituation, sender: string | null, waiting: number, deliveredAt: string | null, failsSince: string | null, failure: MailFailureKind | null, answer: string | null } };

export type OutgoingMailPageQueryVariables = Exact<{
  id: number;
}>;


export type OutgoingMailPageQuery = { page: string | null };

export type MailServerQueryVariables = Exact<{ [key: string]: never; }>;


export type MailServerQuery = { server: { isFromEnvironment: boolean, host: string | null, port: number | null, user: string | null, providers: Array<{ name: string, host: string, port: number }> } };

export type SenderRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type SenderRecordsQuery = { records: { domain: string, isPersonal: boolean, spf: SenderRecordState, dkim: SenderRecordState, dmarc: SenderRecordState } | null };

export type SetMailServerMutationVariables = Exact<{
  server?: MailServerInput | null | undefined;
  ownPassword: string;
  code?: string | null | undefined;
}>;


export type SetMailServerMutation = { trial: { failure: MailFailureKind | null, answer: string | null } };

export type MailKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailKindsQuery = { mailKinds: Array<{ kind: MailKind, isInUse: boolean, audience: MailAudience, label: LocalizedWordsFragment, occasion: LocalizedWordsFragment, placeholders: Array<{ name: string, text: string, isRequired: boolean, isForSubject: boolean, label: LocalizedWordsFragment }>, subject: LocalizedWordsFragment, body: LocalizedWordsFragment }> };

export type MailTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailTextsQuery = { mailTexts: { items: Array<{ id: number, kind: MailKind, language: Language, subject: string | null, body: string | null }> } };

export type PreviewMailTextQueryVariables = Exact<{
  kind: MailKind;
  language: Language;
  subject?: string | null | undefined;
  body?: string | null | undefined;
}>;


export type PreviewMailTextQuery = { preview: { subject: string, text: string, html: string | null, about: string | null } };

export type PutOurTextBackMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type PutOurTextBackMutation = { updateMailText: { id: number } };

export type InboxQueryVariables = Exact<{
  state?: InboxState | null | undefined;
  search?: string | null | undefined;
  page: number;
  perPage: number;
}>;


export type InboxQuery = { inbox: { total: number, items: Array<{ kind: MessageKind, id: number, name: string, email: string | null, phone: string | null, text: string, createdAt: string, isRead: boolean, isHandled: boolean, answeredAt: string | null, photos: Array<PhotoOfMessageFragment> }> } };

export type PhotoOfMessageFragment = { id: number, url: string, thumbnailUrl: string };

export type PhotosOfMessageQueryVariables = Exact<{
  kind: MessageKind;
  id: number;
}>;


export type PhotosOfMessageQuery = { messagePhotos: Array<PhotoOfMessageFragment> };

export type MarkMessageReadMutationVariables = Exact<{
  kind: MessageKind;
  id: number;
  isRead: boolean;
}>;


export type MarkMessageReadMutation = { markMessageRead: boolean };

export type MarkMessageHandledMutationVariables = Exact<{
  kind: MessageKind;
  id: number;
  isHandled: boolean;
}>;


export type MarkMessageHandledMutation = { markMessageHandled: boolean };

export type AnswerMessageMutationVariables = Exact<{
  kind: MessageKind;
  id: number;
  version: number;
  text: string;
  isHandled: boolean;
}>;


export type AnswerMessageMutation = { answerMessage: number };

export type MailsOfAnswersQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type MailsOfAnswersQuery = { outgoingMails: { items: Array<{ id: number, sentAt: string | null, nextAttemptAt: string | null, lastError: string | null }> } };

export type OnlinePaymentSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlinePaymentSetupQuery = { onlinePaymentSetup: OnlineSetupFragment };

export type SetMollieKeyMutationVariables = Exact<{
  key?: string | null | undefined;
}>;


export type SetMollieKeyMutation = { setMollieKey: OnlineSetupFragment };

export type OnlineSetupFragment = { isOn: boolean, isTest: boolean, isFromEnvironment: boolean, isTold: boolean, isRefused: boolean, isTried: boolean | null, isUsed: boolean };

export type OnlinePaymentsOfInvoiceQueryVariables = Exact<{
  id: number;
}>;


export type OnlinePaymentsOfInvoiceQuery = { invoice: { onlinePayments: Array<{ id: number, amount: number, status: OnlinePaymentStatus, createdAt: string, paidAt: string | null, refunded: number, chargedBack: number }> } };

export type RefundOnlineMutationVariables = Exact<{
  id: number;
  amount: number;
  key: string;
}>;


export type RefundOnlineMutation = { refundOnline: { id: number, refunded: number } };

export type PaymentTerminalsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentTerminalsQuery = { paymentTerminals: Array<{ id: string, name: string }> };

export type StartTerminalPaymentMutationVariables = Exact<{
  invoice: number;
  terminal: string;
  amount: number;
}>;


export type StartTerminalPaymentMutation = { startTerminalPayment: { id: number } };

export type LookAtOnlinePaymentMutationVariables = Exact<{
  id: number;
}>;


export type LookAtOnlinePaymentMutation = { lookAtOnlinePayment: { status: OnlinePaymentStatus } };

export type CancelOnlinePaymentMutationVariables = Exact<{
  id: number;
}>;


export type CancelOnlinePaymentMutation = { cancelOnlinePayment: { status: OnlinePaymentStatus } };

export type StartTerminalPaymentOfSaleMutationVariables = Exact<{
  sale: string;
  terminal: string;
  amount: number;
}>;


export type StartTerminalPaymentOfSaleMutation = { startTerminalPaymentOfSale: { id: number } };

export type UnbookedTerminalPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnbookedTerminalPaymentsQuery = { unbookedTerminalPayments: Array<{ id: number, amount: number, refunded: number, chargedBack: number, paidAt: string | null, isUnbooked: boolean }> };

export type ShopOpeningQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopOpeningQuery = { shopOpening: { isOpen: boolean, missing: Array<OpeningFact>, examples: Array<{ entity: string, id: number, title: string, language: Language, state: ExampleState, isVisible: boolean, marks: Array<{ kind: ExampleMarkKind, text: string }> }> } };

export type JudgeExamplesMutationVariables = Exact<{
  examples: Array<ExampleInput> | ExampleInput;
  verdict: ExampleVerdict;
}>;


export type JudgeExamplesMutation = { judgeExamples: number };

export type OpenShopMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenShopMutation = { openShop: boolean };

export type CloseShopMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseShopMutation = { closeShop: boolean };

export type DemoShopQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoShopQuery = { demoShop: { name: string, demoPictures: number, ownPictures: number, isToldApart: boolean, hasOwner: boolean, isUnderWay: boolean, counts: Array<{ entity: string, unchanged: number, changed: number, own: number }>, failureText: { nl: string, en: string } | null } | null };

export type IsDemoShopQueryVariables = Exact<{ [key: string]: never; }>;


export type IsDemoShopQuery = { demoShop: { name: string } | null };

export type MakeShopMineMutationVariables = Exact<{
  staying: StayingRecords;
  name: string;
  password: string;
  code?: string | null | undefined;
}>;


export type MakeShopMineMutation = { makeShopMine: string };

export type PageTreeQueryVariables = Exact<{
  language: Language;
}>;


export type PageTreeQuery = { pages: { total: number, items: Array<{ id: number, version: number, title: string, menuTitle: string | null, fullUrl: string, state: PublicationState, visibleFrom: string | null, visibleUntil: string | null, visibleInMenu: boolean, positionInMenu: number | null, visibleInTopMenu: boolean, positionInTopMenu: number | null, visibleInFooterMenu: boolean, positionInFooterMenu: number | null, belongsTo: { id: number } | null, pageTranslation: { id: number } | null }> }, drafts: { items: Array<{ record: number }> } };

export type MovePageMutationVariables = Exact<{
  id: number;
  version: number;
  menu: PageMenu;
  parent?: number | null | undefined;
  before?: number | null | undefined;
}>;


export type MovePageMutation = { movePage: { id: number, version: number, fullUrl: string } };

export type ChangePageMenuMutationVariables = Exact<{
  id: number;
  input: UpdatePageInput;
}>;


export type ChangePageMenuMutation = { updatePage: { id: number, version: number } };

export type UnfollowedPricesQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type UnfollowedPricesQuery = { unfollowedPrices: { total: number, items: Array<{ entity: ManagedEntityName, id: number, version: number, title: string, language: Language, path: string, from: number, typed: string, before: string, after: string, isGone: boolean, isHidden: boolean, label: LocalizedWordsFragment, ways: Array<NamedPriceFragment> }> } };

export type GonePriceCountQueryVariables = Exact<{ [key: string]: never; }>;


export type GonePriceCountQuery = { unfollowedPrices: { gone: number, hidden: number } };

export type FollowPriceMutationVariables = Exact<{
  entity: ManagedEntityName;
  typed: PlacedPriceInput;
  name: string;
}>;


export type FollowPriceMutation = { followPrice: number };

export type KeepPriceMutationVariables = Exact<{
  entity: ManagedEntityName;
  typed: PlacedPriceInput;
}>;


export type KeepPriceMutation = { keepPrice: boolean };

export type PromotionsOfQueryVariables = Exact<{
  entity: ManagedEntityName;
  record: number;
}>;


export type PromotionsOfQuery = { promotionsOf: Array<{ id: number, name: string, state: PromotionState, startsAt: string, endsAt: string, price: number | null }> };

export type JobQuotesQueryVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type JobQuotesQuery = { quotesOfJob: Array<{ id: number, name: string, state: QuoteState, validUntil: string, sentAt: string | null, decidedAt: string | null, decidedBy: string | null }> };

export type AcceptedQuoteQueryVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type AcceptedQuoteQuery = { acceptedQuote: { quote: number, name: string, total: number | null, jobTotal: number | null, hasOtherLines: boolean, jobVersion: number } | null };

export type TakeOverQuoteMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type TakeOverQuoteMutation = { takeOverQuote: number };

export type JobLinkQueryVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type JobLinkQuery = { jobAddress: { nl: string, en: string } };

export type RenewJobLinkMutationVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type RenewJobLinkMutation = { renewJobAddress: { nl: string, en: string } };

export type QuoteScreenQueryVariables = Exact<{
  id: number;
}>;


export type QuoteScreenQuery = { quoteDocument: { name: string, state: QuoteState, jobKind: JobKind, job: number, version: number, reason: string | null, decidedBy: string | null, mail: { recipient: string | null, subject: string, text: string } | null } };

export type DraftQuoteMutationVariables = Exact<{
  job: JobKind;
  id: number;
}>;


export type DraftQuoteMutation = { id: number };

export type SendQuoteMutationVariables = Exact<{
  id: number;
  isMailed: boolean;
  version?: number | null | undefined;
}>;


export type SendQuoteMutation = { sendQuote: { state: QuoteState } };

export type EndQuoteMutationVariables = Exact<{
  id: number;
  how: QuoteEnd;
  reason: string;
}>;


export type EndQuoteMutation = { endQuote: { state: QuoteState } };

export type DeadLinksQueryVariables = Exact<{
  page: number;
}>;


export type DeadLinksQuery = { deadLinks: { total: number, items: Array<{ path: string, foundAt: string, places: Array<{ entity: ManagedEntityName, id: number, title: string, language: Language | null, field: string }> }> } };

export type NotFoundAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotFoundAddressesQuery = { notFoundAddresses: Array<{ path: string, count: number, lastAt: string }> };

export type MovedAddressesQueryVariables = Exact<{
  page: number;
}>;


export type MovedAddressesQuery = { movedAddresses: { total: number, items: Array<{ from: string, to: string, entity: ManagedEntityName, id: number, title: string }> } };

export type DeadLinkCountQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadLinkCountQuery = { deadLinks: { total: number } };

export type CreateRedirectMutationVariables = Exact<{
  path: string;
  target: string;
}>;


export type CreateRedirectMutation = { createSiteRedirect: { id: number } };

export type UpdateLinksMutationVariables = Exact<{
  from: string;
  to: string;
}>;


export type UpdateLinksMutation = { updateLinks: { updated: number, failed: Array<{ title: string }> } };

export type PaidReservationQueryVariables = Exact<{
  id: number;
}>;


export type PaidReservationQuery = { reservation: { paid: number } };

export type CollectReservationMutationVariables = Exact<{
  id: number;
}>;


export type CollectReservationMutation = { reservation: { name: string } };

export type ConfirmReservationMutationVariables = Exact<{
  id: number;
}>;


export type ConfirmReservationMutation = { reservation: { name: string } };

export type CancelReservationMutationVariables = Exact<{
  id: number;
}>;


export type CancelReservationMutation = { reservation: { name: string } };

export type BeginShopMutationVariables = Exact<{
  code: string;
  name: string;
  email: string;
  password: string;
  language: Language;
}>;


export type BeginShopMutation = { beginShop: { id: number } };

export type ShopSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopSetupQuery = { shopSetup: { steps: Array<string>, doneSteps: Array<string>, isEnded: boolean } | null };

export type FinishSetupStepMutationVariables = Exact<{
  step: string;
}>;


export type FinishSetupStepMutation = { finishSetupStep: { steps: Array<string>, doneSteps: Array<string>, isEnded: boolean } | null };

export type EndSetupMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSetupMutation = { endSetup: { isEnded: boolean } | null };

export type MayLoadStartingContentQueryVariables = Exact<{ [key: string]: never; }>;


export type MayLoadStartingContentQuery = { mayLoadStartingContent: boolean };

export type LoadStartingContentMutationVariables = Exact<{ [key: string]: never; }>;


export type LoadStartingContentMutation = { loadStartingContent: boolean };

export type HolidaysQueryVariables = Exact<{
  year: number;
}>;


export type HolidaysQuery = { holidays: Array<{ day: string, nameNl: string, nameEn: string, isPublic: boolean }> };

export type AppointmentsOutsideQueryVariables = Exact<{
  openingHours: Array<OpeningSpanInput> | OpeningSpanInput;
  openingExceptions: Array<OpeningExceptionInput> | OpeningExceptionInput;
}>;


export type AppointmentsOutsideQuery = { appointmentsOutside: Array<{ id: number, startsAt: string, name: string, emailAddress: string | null, phoneNumber: string | null, kind: { id: number, titleNl: string, titleEn: string | null } }> };

export type CancelAppointmentsMutationVariables = Exact<{
  ids: Array<number> | number;
  notify: boolean;
  reason?: string | null | undefined;
}>;


export type CancelAppointmentsMutation = { cancelAppointments: Array<{ id: number }> };

export type VatQueryVariables = Exact<{ [key: string]: never; }>;


export type VatQuery = { shop: { vatPercentage: number | null } };

export type AccountSecurityFieldsFragment = { id: number, name: string, email: string, role: Role, right: StaffRight | null, isActive: boolean, lastLoginAt: string | null, secondFactorSince: string | null, lockedUntil: string | null, pinSince: string | null, sessionCount: number };

export type StaffAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffAccountsQuery = { me: { id: number } | null, staffAccounts: Array<AccountSecurityFieldsFragment> };

export type AccountSecurityQueryVariables = Exact<{
  account: number;
}>;


export type AccountSecurityQuery = { accountSecurity: AccountSecurityFieldsFragment, accountSessions: Array<{ id: string, isThisOne: boolean, network: string | null, device: string | null, signedInAt: string, lastUsedAt: string }> };

export type EndAccountSessionMutationVariables = Exact<{
  account: number;
  session: string;
  password: string;
  code?: string | null | undefined;
}>;


export type EndAccountSessionMutation = { endAccountSession: boolean };

export type EndAccountSessionsMutationVariables = Exact<{
  account: number;
  password: string;
  code?: string | null | undefined;
}>;


export type EndAccountSessionsMutation = { endAccountSessions: number };

export type RemoveAccountSecondFactorMutationVariables = Exact<{
  account: number;
  password: string;
  code?: string | null | undefined;
}>;


export type RemoveAccountSecondFactorMutation = { removeAccountSecondFactor: boolean };

export type RemoveAccountPinMutationVariables = Exact<{
  account: number;
  password: string;
  code?: string | null | undefined;
}>;


export type RemoveAccountPinMutation = { removeAccountPin: boolean };

export type InviteColleagueMutationVariables = Exact<{
  name: string;
  email: string;
  language: Language;
  right: StaffRight;
  password: string;
  code?: string | null | undefined;
}>;


export type InviteColleagueMutation = { inviteColleague: number };

export type EndAccountMutationVariables = Exact<{
  account: number;
  password: string;
  code?: string | null | undefined;
}>;


export type EndAccountMutation = { endAccount: boolean };

export type UnlockAccountMutationVariables = Exact<{
  account: number;
}>;


export type UnlockAccountMutation = { unlockAccount: boolean };

export type SetStaffRightMutationVariables = Exact<{
  account: number;
  right: StaffRight;
  password: string;
  code?: string | null | undefined;
}>;


export type SetStaffRightMutation = { setStaffRight: boolean };

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { colleagues: Array<{ id: number, name: string }> };

export type ProductLedgerQueryVariables = Exact<{
  id: number;
  page: number;
  perPage: number;
}>;


export type ProductLedgerQuery = { ledger: { total: number, items: Array<{ id: number, at: string, delta: number, stock: number, userName: string | null, reason: StockReason | null, about: string | null }> } };

export type PartLedgerQueryVariables = Exact<{
  id: number;
  page: number;
  perPage: number;
}>;


export type PartLedgerQuery = { ledger: { total: number, items: Array<{ id: number, at: string, delta: number, stock: number, userName: string | null, reason: StockReason | null, about: string | null }> } };

export type ProductsToOrderQueryVariables = Exact<{
  perPage: number;
}>;


export type ProductsToOrderQuery = { list: { total: number, items: Array<{ id: number, version: number, title: string, stock: number, minimumStock: number | null, onOrder: number | null, supplier: string | null, sku: string | null, purchasePrice: number | null }> } };

export type PartsToOrderQueryVariables = Exact<{
  perPage: number;
}>;


export type PartsToOrderQuery = { list: { total: number, items: Array<{ id: number, version: number, title: string, stock: number, minimumStock: number | null, onOrder: number | null, supplier: string | null, sku: string | null, purchasePrice: number | null }> } };

export type OrderProductMutationVariables = Exact<{
  id: number;
  version: number;
  onOrder: number;
}>;


export type OrderProductMutation = { updateProduct: { id: number } };

export type OrderPartMutationVariables = Exact<{
  id: number;
  version: number;
  onOrder: number;
}>;


export type OrderPartMutation = { updateZzpProduct: { id: number } };

export type StockProductFieldsFragment = { id: number, title: string, stock: number, version: number };

export type StockListQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type StockListQuery = { me: { id: number, name: string, email: string, role: Role } | null, zzpProducts: { total: number, items: Array<StockProductFieldsFragment> } };

export type StockQueryVariables = Exact<{
  id: number;
}>;


export type StockQuery = { zzpProduct: StockProductFieldsFragment };

export type AdjustStockMutationVariables = Exact<{
  id: number;
  delta: number;
}>;


export type AdjustStockMutation = { adjustStock: StockProductFieldsFragment };

export type SetStockMutationVariables = Exact<{
  id: number;
  input: UpdateZzpProductInput;
}>;


export type SetStockMutation = { updateZzpProduct: StockProductFieldsFragment };

export type StockMovementsQueryVariables = Exact<{
  id: number;
  page: number;
  perPage: number;
}>;


export type StockMovementsQuery = { stockMovements: { total: number, items: Array<{ id: number, at: string, delta: number, stock: number, userName: string | null }> } };

export type PartsAffectedQueryVariables = Exact<{
  parts: Array<string> | string;
}>;


export type PartsAffectedQuery = { partsAffected: { records: Array<{ entity: string, count: number }>, accounts: Array<{ role: Role, count: number }> } };

export type TextMatchesQueryVariables = Exact<{
  sought: string;
  matchCase: boolean;
  wholeWord: boolean;
}>;


export type TextMatchesQuery = { textMatches: { total: number, records: number, drafts: number, items: Array<{ entity: ManagedEntityName, id: number, version: number, title: string, language: Language | null, path: string, from: number, typed: string, before: string, found: string, after: string, isDivided: boolean, label: LocalizedWordsFragment }> } };

export type ReplaceTextMutationVariables = Exact<{
  places: Array<TextPlaceInput> | TextPlaceInput;
  sought: string;
  replacement: string;
}>;


export type ReplaceTextMutation = { replaceText: { id: number, places: number } };

export type UndoReplacementMutationVariables = Exact<{
  id: number;
}>;


export type UndoReplacementMutation = { undoReplacement: { records: number, left: Array<{ entity: ManagedEntityName, id: number, title: string, reason: string | null }> } };

export type TextReplacementsQueryVariables = Exact<{ [key: string]: never; }>;


export type TextReplacementsQuery = { textReplacements: Array<{ id: number, sought: string, replacement: string, places: number, userName: string | null, at: string, undoneAt: string | null }> };

export type DifferingFactsQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type DifferingFactsQuery = { differingFacts: { total: number, items: Array<{ entity: ManagedEntityName, id: number, version: number, title: string, language: Language, path: string, from: number, typed: string, before: string, found: string, after: string, label: LocalizedWordsFragment, ways: Array<{ text: string, value: string }> }> } };

export type SellAtTillMutationVariables = Exact<{
  lines: Array<TillLine> | TillLine;
  jobs: Array<BilledJobInput> | BilledJobInput;
  payments: Array<ReceivedInput> | ReceivedInput;
  onlinePayment?: number | null | undefined;
  total: number;
  isAboveAgreed: boolean;
  isAboveStock: boolean;
  key: string;
}>;


export type SellAtTillMutation = { sellAtTill: { id: number, name: string | null, total: number | null } };

export type ReturnAtTillMutationVariables = Exact<{
  id: number;
  lines: Array<ReturnedLineInput> | ReturnedLineInput;
  refund: ReceivedBy;
  total: number;
  givesBackStock: boolean;
  key: string;
}>;


export type ReturnAtTillMutation = { returnAtTill: { id: number, name: string | null } };

export type MailReceiptMutationVariables = Exact<{
  id: number;
  address: string;
  key: string;
}>;


export type MailReceiptMutation = { mailReceipt: number };

export type TillStateQueryVariables = Exact<{ [key: string]: never; }>;


export type TillStateQuery = { tillState: { since: string | null, floatBefore: number, cash: number, moved: number, expected: number, denominations: Array<number>, takings: Array<{ method: ReceivedBy, count: number, total: number }>, movements: Array<{ id: number, amount: number, reason: string, createdAt: string }> } };

export type MoveCashMutationVariables = Exact<{
  amount: number;
  reason: string;
  key: string;
}>;


export type MoveCashMutation = { moveCash: { id: number } };

export type CloseTillMutationVariables = Exact<{
  counted: Array<CountedInput> | CountedInput;
  floatLeft: number;
  expected: number;
  reason?: string | null | undefined;
  key: string;
}>;


export type CloseTillMutation = { closeTill: { id: number, number: string } };

export type OpenTradeInsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenTradeInsQuery = { openTradeIns: Array<{ id: number, make: string, model: string, owed: number }> };

export type UnansweredSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnansweredSearchesQuery = { unansweredSearches: Array<{ language: Language, words: string, asked: number, found: number, lastDay: string }> };

export type CreateSynonymMutationVariables = Exact<{
  words: string;
}>;


export type CreateSynonymMutation = { createSearchSynonym: { id: number } };

export type RenewWebhookSecretMutationVariables = Exact<{
  id: number;
}>;


export type RenewWebhookSecretMutation = { secret: string };

export type SendTestWebhookMutationVariables = Exact<{
  id: number;
}>;


export type SendTestWebhookMutation = { delivery: number };

export type ResendWebhookDeliveriesMutationVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  webhook?: number | null | undefined;
}>;


export type ResendWebhookDeliveriesMutation = { count: number };

export type ApprovalRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalRequestsQuery = { approvalRequests: Array<{ entity: ManagedEntityName, record: number, isNew: boolean, title: string, language: string | null, version: number, userName: string | null, at: string, note: string | null, answer: string | null, answeredBy: string | null }> };

export type AskApprovalMutationVariables = Exact<{
  entity: ManagedEntityName;
  record: number;
  note?: string | null | undefined;
}>;


export type AskApprovalMutation = { askApproval: boolean };

export type ApproveMutationVariables = Exact<{
  entity: ManagedEntityName;
  record: number;
  version: number;
}>;


export type ApproveMutation = { approve: number };

export type DeclineApprovalMutationVariables = Exact<{
  entity: ManagedEntityName;
  record: number;
  answer: string;
}>;


export type DeclineApprovalMutation = { declineApproval: boolean };

export type FoundTextsQueryVariables = Exact<{
  q: string;
  entities?: Array<ManagedEntityName> | ManagedEntityName | null | undefined;
  ids?: Array<number> | number | null | undefined;
}>;


export type FoundTextsQuery = { foundTexts: Array<{ entity: ManagedEntityName, id: number, title: string, language: Language | null, before: string, found: string, after: string, label: LocalizedWordsFragment }> };

export type ChangeRecordsMutationVariables = Exact<{
  entity: ManagedEntityName;
  rows: Array<RecordChangesInput> | RecordChangesInput;
  isTrial?: boolean;
}>;


export type ChangeRecordsMutation = { changeRecords: Array<{ id: number, version: number }> };

export type UnlinkTranslationMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
}>;


export type UnlinkTranslationMutation = { unlinkTranslation: Array<{ id: number }> };

export type LinkTranslationMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  translation: number;
  takeFrom?: number | null | undefined;
}>;


export type LinkTranslationMutation = { linkTranslation: Array<{ id: number }> };

export type UploadImageMutationVariables = Exact<{
  file: Blob;
  pageType: string;
  pageId?: number | null | undefined;
}>;


export type UploadImageMutation = { uploadImage: { url: string, width: number, height: number, widths: Array<number> } };

export type RecordHistoryQueryVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  perPage: number;
}>;


export type RecordHistoryQuery = { history: { total: number, items: Array<{ id: number, version: number, action: ChangeKind, userName: string | null, at: string, fields: Array<string>, previewVersion: string | null, previewRemark: string | null, replacement: { sought: string, replacement: string } | null }> } };

export type RestoreVersionMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  change: number;
  version: number;
}>;


export type RestoreVersionMutation = { restored: { version: number, emptied: Array<string> } };

export type PlacesLeadingToQueryVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  withTranslation: boolean;
}>;


export type PlacesLeadingToQuery = { placesLeadingTo: { addresses: Array<string>, total: number, menus: Array<string>, places: Array<{ entity: ManagedEntityName, id: number, title: string, language: Language | null, field: string }> } };

export type RedirectVisitorsMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  to: string;
  withTranslation: boolean;
}>;


export type RedirectVisitorsMutation = { redirectVisitors: Array<string> };

export type LinkTargetsQueryVariables = Exact<{
  search?: string | null | undefined;
  language?: Language | null | undefined;
}>;


export type LinkTargetsQuery = { page: { items: Array<{ id: number, title: string, language: Language, url: string, fullUrl: string, visible: boolean }> }, newsItem: { items: Array<{ id: number, title: string, language: Language, url: string }> }, tip: { items: Array<{ id: number, title: string, language: Language, url: string }> }, product: { items: Array<{ id: number, title: string, language: Language, url: string }> } };

export type UsesOfQueryVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  withTranslation: boolean;
}>;


export type UsesOfQuery = { usesOf: Array<{ entity: ManagedEntityName, id: number, title: string, field: string, inText: boolean }> };

export type LocalizedWordsFragment = { nl: string, en: string };

export type FieldDescriptionFragment = { name: string, kind: FieldKind, required: boolean, readOnly: boolean, writeOnly: boolean, max: number | null, min: number | null, unique: boolean, inList: boolean, filterable: boolean, sortable: boolean, hasRange: boolean, takesPlaceholders: boolean, isShared: boolean, reference: string | null, section: FormSection, counts: Array<number> | null, defaultValue: unknown, label: LocalizedWordsFragment, help: LocalizedWordsFragment | null, choices: Array<{ value: string, label: LocalizedWordsFragment }> | null, sectionLabel: LocalizedWordsFragment, itemLabel: LocalizedWordsFragment | null };

export type CatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueQuery = { managedEntities: Array<{ isInUse: boolean, name: string, type: string, plural: string, section: string, icon: Icon, titleField: string, hasList: boolean, createdBy: string | null, updatedBy: string | null, canCreate: boolean, canEdit: boolean, canDelete: boolean, editedInList: Array<string>, hasNextId: boolean, hasLanguage: boolean, isTranslated: boolean, translationField: string | null, previewSection: string | null, label: LocalizedWordsFragment, pluralLabel: LocalizedWordsFragment, screens: Array<{ address: string, icon: Icon, sections: Array<FormSection>, label: LocalizedWordsFragment }> | null, fields: Array<(
      { fields: Array<(
        { fields: Array<{ name: string, kind: FieldKind }> | null }
        & FieldDescriptionFragment
      )> | null }
      & FieldDescriptionFragment
    )> }>, managedBlocks: Array<{ isInUse: boolean, name: string, type: string, label: LocalizedWordsFragment, fields: Array<(
      { fields: Array<FieldDescriptionFragment> | null }
      & FieldDescriptionFragment
    )> }> };

export type BackOfficeQueryVariables = Exact<{ [key: string]: never; }>;


export type BackOfficeQuery = { myRights: { right: StaffRight, operations: Array<string>, reads: Array<string>, works: Array<string>, asksApproval: boolean, owners: Array<string>, isAtCounter: boolean, people: Array<CounterPersonFieldsFragment> }, shopPlaceholders: Array<{ name: string, label: LocalizedWordsFragment, value: LocalizedWordsFragment }>, retention: Array<{ kind: KeptKind, setting: string, label: LocalizedWordsFragment, help: LocalizedWordsFragment, period: LocalizedWordsFragment | null }>, myPreferences: Array<{ name: string, value: string }> };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { id: number, name: string, email: string, role: Role } | null };

export type MediaFileFieldsFragment = { name: string, bytes: number, createdAt: string, folder: string | null, image: { url: string, width: number, height: number, widths: Array<number>, focusX: number | null, focusY: number | null }, alts: Array<{ language: Language, text: string }>, uses: Array<{ entity: ManagedEntityName, id: number, title: string, field: string }> };

export type MediaFilesQueryVariables = Exact<{
  search?: string | null | undefined;
  folder?: string | null | undefined;
  unused: boolean;
  page: number;
  perPage: number;
}>;


export type MediaFilesQuery = { mediaFolders: Array<string>, mediaFiles: { total: number, items: Array<MediaFileFieldsFragment> } };

export type UpdateMediaFileMutationVariables = Exact<{
  url: string;
  input: MediaFileInput;
}>;


export type UpdateMediaFileMutation = { updateMediaFile: MediaFileFieldsFragment };

export type ReplaceMediaFileMutationVariables = Exact<{
  url: string;
  file: Blob;
}>;


export type ReplaceMediaFileMutation = { replaceMediaFile: MediaFileFieldsFragment };

export type DeleteMediaFilesMutationVariables = Exact<{
  urls: Array<string> | string;
}>;


export type DeleteMediaFilesMutation = { deleteMediaFiles: Array<string> };

export type MediaFoldersQueryVariables = Exact<{ [key: string]: never; }>;


export type MediaFoldersQuery = { mediaFolders: Array<string> };

export type ShopPlaceholdersQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopPlaceholdersQuery = { shopPlaceholders: Array<{ name: string, text: string, label: LocalizedWordsFragment, value: LocalizedWordsFragment }> };

export type PreviewLinkFieldsFragment = { address: string, expiresAt: string };

export type PreviewAnswerFieldsFragment = { id: number, entity: ManagedEntityName, record: number, isNew: boolean, title: string, userName: string | null, isAgreement: boolean, remark: string | null, at: string, versionAt: string, isCurrent: boolean, settledAt: string | null };

export type RecordPreviewQueryVariables = Exact<{
  entity: ManagedEntityName;
  record: number;
}>;


export type RecordPreviewQuery = { recordPreview: { link: PreviewLinkFieldsFragment | null, answers: Array<PreviewAnswerFieldsFragment> } };

export type OpenPreviewAnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenPreviewAnswersQuery = { openPreviewAnswers: Array<PreviewAnswerFieldsFragment> };

export type MakePreviewLinkMutationVariables = Exact<{
  entity: ManagedEntityName;
  record: number;
}>;


export type MakePreviewLinkMutation = { makePreviewLink: PreviewLinkFieldsFragment };

export type RevokePreviewLinkMutationVariables = Exact<{
  entity: ManagedEntityName;
  record: number;
}>;


export type RevokePreviewLinkMutation = { revokePreviewLink: boolean };

export type SettlePreviewAnswerMutationVariables = Exact<{
  id: number;
}>;


export type SettlePreviewAnswerMutation = { settlePreviewAnswer: boolean };

export type UpcomingMomentsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  count?: number;
}>;


export type UpcomingMomentsQuery = { upcomingMoments: Array<{ entity: ManagedEntityName, record: number, version: number, title: string, language: Language, kind: MomentKind, at: string, visible: boolean, visibleFrom: string | null, visibleUntil: string | null, release: number | null, count: number }> };

export type PlanReleaseMutationVariables = Exact<{
  id: number;
  publishAt?: string | null | undefined;
}>;


export type PlanReleaseMutation = { planRelease: { id: number } };

export type MoveDraftMutationVariables = Exact<{
  entity: ManagedEntityName;
  record: number;
  publishAt?: string | null | undefined;
}>;


export type MoveDraftMutation = { plan: { version: number } };

export type PlanPublicationMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  version: number;
  visible: boolean;
  visibleFrom?: string | null | undefined;
  visibleUntil?: string | null | undefined;
}>;


export type PlanPublicationMutation = { planPublication: Array<{ id: number }> };

export type ReleasesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleasesQuery = { releases: Array<{ id: number, name: string, publishAt: string | null, failure: string | null, records: Array<ReleaseRecordPartsFragment> }> };

export type PublishedReleasesQueryVariables = Exact<{ [key: string]: never; }>;


export type PublishedReleasesQuery = { releases: Array<{ id: number, name: string, publishedAt: string | null, publishedCount: number }> };

export type ReleaseCandidatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseCandidatesQuery = { releaseCandidates: Array<ReleaseRecordPartsFragment> };

export type ReleaseRecordPartsFragment = { entity: ManagedEntityName, record: number, isNew: boolean, hasDraft: boolean, title: string, language: string | null };

export type SaveReleaseMutationVariables = Exact<{
  id?: number | null | undefined;
  name: string;
}>;


export type SaveReleaseMutation = { saveRelease: { id: number } };

export type AddToReleaseMutationVariables = Exact<{
  id: number;
  entity: ManagedEntityName;
  record: number;
  bothLanguages?: boolean;
}>;


export type AddToReleaseMutation = { addToRelease: { id: number } };

export type StartReleaseMutationVariables = Exact<{
  name: string;
  publishAt?: string | null | undefined;
  entity: ManagedEntityName;
  record: number;
  bothLanguages: boolean;
}>;


export type StartReleaseMutation = { startRelease: { id: number } };

export type TakeFromReleaseMutationVariables = Exact<{
  id: number;
  entity: ManagedEntityName;
  record: number;
}>;


export type TakeFromReleaseMutation = { takeFromRelease: { id: number } };

export type PublishReleaseMutationVariables = Exact<{
  id: number;
}>;


export type PublishReleaseMutation = { publishRelease: number };

export type DiscardReleaseMutationVariables = Exact<{
  id: number;
}>;


export type DiscardReleaseMutation = { discardRelease: boolean };

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type LogInMutation = { login: { id: number, name: string, email: string, role: Role } };

export type CounterPersonFieldsFragment = { id: number, name: string, digits: number };

export type CounterPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type CounterPeopleQuery = { myRights: { people: Array<CounterPersonFieldsFragment> } };

export type SwitchPersonMutationVariables = Exact<{
  person: number;
  pin: string;
}>;


export type SwitchPersonMutation = { switchPerson: { id: number } };

export type NamedPriceFragment = { name: string, text: string, entity: ManagedEntityName, id: number, title: string, isHidden: boolean, amount: number | null, amountTo: number | null, value: LocalizedWordsFragment };

export type TextPricesQueryVariables = Exact<{
  language: Language;
  search: string;
}>;


export type TextPricesQuery = { textPrices: Array<NamedPriceFragment> };

export type TextPricesNamedQueryVariables = Exact<{
  names: Array<string> | string;
}>;


export type TextPricesNamedQuery = { textPricesNamed: Array<NamedPriceFragment> };

export type TextPricesOfQueryVariables = Exact<{
  language: Language;
  amounts: Array<number> | number;
}>;


export type TextPricesOfQuery = { textPricesOf: Array<NamedPriceFragment> };

export type KeepPreferenceMutationVariables = Exact<{
  name: string;
  value?: string | null | undefined;
}>;


export type KeepPreferenceMutation = { keepPreference: boolean };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { loggedOut: boolean, loginRedirect: string } };

export type TrashQueryVariables = Exact<{
  perPage: number;
}>;


export type TrashQuery = { bin: { total: number, items: Array<{ entity: ManagedEntityName, record: number, title: string, detail: string | null, translation: string | null, userName: string | null, at: string, until: string | null }> } };

export type RestoreConflictsQueryVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
}>;


export type RestoreConflictsQuery = { conflicts: Array<{ record: number, title: string, field: string, value: string, proposal: string | null, complaint: string }> };

export type RestoreRecordMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
  choices?: Array<RestoreChoice> | RestoreChoice | null | undefined;
}>;


export type RestoreRecordMutation = { restored: { restored: Array<number>, emptied: Array<string>, relinked: number, forgotten: Array<{ entity: ManagedEntityName, id: number, title: string }> } };

export type RemoveForGoodMutationVariables = Exact<{
  entity: ManagedEntityName;
  id: number;
}>;


export type RemoveForGoodMutation = { removeForGood: { deleted: Array<number> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AgendaKindFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AgendaKind on AppointmentKind {
  id
  titleNl
  titleEn
  minutes
  place
  isOffered
  services {
    id
    title
    language
  }
}
    `, {"fragmentName":"AgendaKind"}) as unknown as TypedDocumentString<AgendaKindFragment, unknown>;
export const AgendaAppointmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AgendaAppointment on Appointment {
  id
  state
  confirmBefore
  startsAt
  endsAt
  name
  emailAddress
  phoneNumber
  postcode
  address
  remark
  internalNote
  cancelReason
  costNl
  costEn
  service {
    id
    title
    language
  }
  language
  kind {
    ...AgendaKind
  }
  customer {
    id
    name
  }
  statusRepair {
    id
    number
  }
  statusNewPc {
    id
    number
  }
}
    fragment AgendaKind on AppointmentKind {
  id
  titleNl
  titleEn
  minutes
  place
  isOffered
  services {
    id
    title
    language
  }
}`, {"fragmentName":"AgendaAppointment"}) as unknown as TypedDocumentString<AgendaAppointmentFragment, unknown>;
export const AgendaBlockFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AgendaBlock on BlockedTime {
  id
  reason
  startsAt
  endsAt
}
    `, {"fragmentName":"AgendaBlock"}) as unknown as TypedDocumentString<AgendaBlockFragment, unknown>;
export const CustomerAppointmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CustomerAppointment on Appointment {
  id
  state
  startsAt
  endsAt
  emailAddress
  kind {
    titleNl
    titleEn
  }
}
    `, {"fragmentName":"CustomerAppointment"}) as unknown as TypedDocumentString<CustomerAppointmentFragment, unknown>;
export const BilledInvoiceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BilledInvoice on Invoice {
  id
  name
  kind
  state
  total
  openAmount
  issuedOn
  dueOn
}
    `, {"fragmentName":"BilledInvoice"}) as unknown as TypedDocumentString<BilledInvoiceFragment, unknown>;
export const UnbilledJobFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UnbilledJob on UnbilledJob {
  kind
  id
  number
  description
  total
}
    `, {"fragmentName":"UnbilledJob"}) as unknown as TypedDocumentString<UnbilledJobFragment, unknown>;
export const DeliveredInvoiceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DeliveredInvoice on InvoiceDelivery {
  recipient
  address
  mails {
    recipient
    at
    state
  }
}
    `, {"fragmentName":"DeliveredInvoice"}) as unknown as TypedDocumentString<DeliveredInvoiceFragment, unknown>;
export const LocalizedWordsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LocalizedWords on LocalizedText {
  nl
  en
}
    `, {"fragmentName":"LocalizedWords"}) as unknown as TypedDocumentString<LocalizedWordsFragment, unknown>;
export const ImportStateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportState on DataImport {
  id
  entity
  fileName
  state
  isBusy
  at
  total
  done
  numbers
  awaitedPictures
  siteLanguage
  withMenus
  columns {
    heading
    target
    isOwn
    examples
  }
  targets {
    name
    label {
      ...LocalizedWords
    }
  }
  counts {
    outcome
    result
    rows
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`, {"fragmentName":"ImportState"}) as unknown as TypedDocumentString<ImportStateFragment, unknown>;
export const PaperOfIntakeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PaperOfIntake on IntakePaper {
  kind
  id
  number
  customer
  customerId
  language
  email
  phone
  mobile
  isNoticed
  address
  message
  takenInAt
  takenInBy
  signedBy
  drawing
  terms
}
    `, {"fragmentName":"PaperOfIntake"}) as unknown as TypedDocumentString<PaperOfIntakeFragment, unknown>;
export const MessageOfJobFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MessageOfJob on JobMessage {
  id
  side
  at
  text
  userName
  readAt
  isAnswered
  mailState
  photos {
    id
    url
    thumbnailUrl
    caption
    width
    height
  }
}
    `, {"fragmentName":"MessageOfJob"}) as unknown as TypedDocumentString<MessageOfJobFragment, unknown>;
export const PhotoOfJobFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PhotoOfJob on JobPhoto {
  id
  url
  thumbnailUrl
  kind
  caption
  isShown
  width
  height
  addedAt
}
    `, {"fragmentName":"PhotoOfJob"}) as unknown as TypedDocumentString<PhotoOfJobFragment, unknown>;
export const PhotoOfMessageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PhotoOfMessage on MessagePhoto {
  id
  url
  thumbnailUrl
}
    `, {"fragmentName":"PhotoOfMessage"}) as unknown as TypedDocumentString<PhotoOfMessageFragment, unknown>;
export const OnlineSetupFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OnlineSetup on OnlinePaymentSetup {
  isOn
  isTest
  isFromEnvironment
  isTold
  isRefused
  isTried
  isUsed
}
    `, {"fragmentName":"OnlineSetup"}) as unknown as TypedDocumentString<OnlineSetupFragment, unknown>;
export const AccountSecurityFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountSecurityFields on AccountSecurity {
  id
  name
  email
  role
  right
  isActive
  lastLoginAt
  secondFactorSince
  lockedUntil
  pinSince
  sessionCount
}
    `, {"fragmentName":"AccountSecurityFields"}) as unknown as TypedDocumentString<AccountSecurityFieldsFragment, unknown>;
export const StockProductFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}
    `, {"fragmentName":"StockProductFields"}) as unknown as TypedDocumentString<StockProductFieldsFragment, unknown>;
export const FieldDescriptionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FieldDescription on ManagedField {
  name
  kind
  label {
    ...LocalizedWords
  }
  help {
    ...LocalizedWords
  }
  required
  readOnly
  writeOnly
  max
  min
  unique
  inList
  filterable
  sortable
  hasRange
  takesPlaceholders
  isShared
  choices {
    value
    label {
      ...LocalizedWords
    }
  }
  reference
  section
  sectionLabel {
    ...LocalizedWords
  }
  counts
  itemLabel {
    ...LocalizedWords
  }
  defaultValue
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`, {"fragmentName":"FieldDescription"}) as unknown as TypedDocumentString<FieldDescriptionFragment, unknown>;
export const MediaFileFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MediaFileFields on MediaFile {
  image {
    url
    width
    height
    widths
    focusX
    focusY
  }
  name
  bytes
  createdAt
  folder
  alts {
    language
    text
  }
  uses {
    entity
    id
    title
    field
  }
}
    `, {"fragmentName":"MediaFileFields"}) as unknown as TypedDocumentString<MediaFileFieldsFragment, unknown>;
export const PreviewLinkFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PreviewLinkFields on PreviewLinkInfo {
  address
  expiresAt
}
    `, {"fragmentName":"PreviewLinkFields"}) as unknown as TypedDocumentString<PreviewLinkFieldsFragment, unknown>;
export const PreviewAnswerFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PreviewAnswerFields on PreviewAnswerInfo {
  id
  entity
  record
  isNew
  title
  userName
  isAgreement
  remark
  at
  versionAt
  isCurrent
  settledAt
}
    `, {"fragmentName":"PreviewAnswerFields"}) as unknown as TypedDocumentString<PreviewAnswerFieldsFragment, unknown>;
export const ReleaseRecordPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReleaseRecordParts on ReleaseRecord {
  entity
  record
  isNew
  hasDraft
  title
  language
}
    `, {"fragmentName":"ReleaseRecordParts"}) as unknown as TypedDocumentString<ReleaseRecordPartsFragment, unknown>;
export const CounterPersonFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CounterPersonFields on CounterPerson {
  id
  name
  digits
}
    `, {"fragmentName":"CounterPersonFields"}) as unknown as TypedDocumentString<CounterPersonFieldsFragment, unknown>;
export const NamedPriceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NamedPrice on TextPrice {
  name
  text
  entity
  id
  title
  isHidden
  value {
    ...LocalizedWords
  }
  amount
  amountTo
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`, {"fragmentName":"NamedPrice"}) as unknown as TypedDocumentString<NamedPriceFragment, unknown>;
export const CreateAccessTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateAccessToken($input: AccessTokenInput!, $password: String!, $code: String, $sections: [String!]) {
  created: createAccessToken(
    input: $input
    password: $password
    code: $code
    sections: $sections
  ) {
    token
  }
}
    `) as unknown as TypedDocumentString<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const AccessTokenSetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccessTokenSets {
  sets: accessTokenSets {
    name
    access
    sections
  }
}
    `) as unknown as TypedDocumentString<AccessTokenSetsQuery, AccessTokenSetsQueryVariables>;
export const AccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Account {
  me {
    name
    email
    role
  }
  myAccount {
    secondFactorSince
    recoveryCodesLeft
    mustEnrol
    pinSince
    sessions {
      id
      isThisOne
      network
      device
      signedInAt
      lastUsedAt
    }
    signIns {
      id
      createdAt
      outcome
      network
      device
    }
  }
}
    `) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const BeginSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginSecondFactor($password: String!) {
  setup: beginSecondFactor(password: $password) {
    secret
    address
  }
}
    `) as unknown as TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const TurnOnSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TurnOnSecondFactor($code: String!) {
  codes: turnOnSecondFactor(code: $code)
}
    `) as unknown as TypedDocumentString<TurnOnSecondFactorMutation, TurnOnSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewRecoveryCodes($password: String!, $code: String!) {
  codes: renewRecoveryCodes(password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const TurnOffSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TurnOffSecondFactor($password: String!, $code: String!) {
  turnOffSecondFactor(password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<TurnOffSecondFactorMutation, TurnOffSecondFactorMutationVariables>;
export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSession($id: String!) {
  endSession(id: $id)
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const SetCounterPinDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetCounterPin($pin: String!, $password: String!, $code: String) {
  setCounterPin(pin: $pin, password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<SetCounterPinMutation, SetCounterPinMutationVariables>;
export const RemoveCounterPinDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveCounterPin($password: String!, $code: String) {
  removeCounterPin(password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<RemoveCounterPinMutation, RemoveCounterPinMutationVariables>;
export const AgendaDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Agenda($from: Day!, $to: Day!, $withCancelled: Boolean!) {
  agenda(from: $from, to: $to, withCancelled: $withCancelled) {
    appointments {
      ...AgendaAppointment
    }
    blockedTimes {
      ...AgendaBlock
    }
    openHours {
      startsAt
      endsAt
    }
  }
}
    fragment AgendaKind on AppointmentKind {
  id
  titleNl
  titleEn
  minutes
  place
  isOffered
  services {
    id
    title
    language
  }
}
fragment AgendaAppointment on Appointment {
  id
  state
  confirmBefore
  startsAt
  endsAt
  name
  emailAddress
  phoneNumber
  postcode
  address
  remark
  internalNote
  cancelReason
  costNl
  costEn
  service {
    id
    title
    language
  }
  language
  kind {
    ...AgendaKind
  }
  customer {
    id
    name
  }
  statusRepair {
    id
    number
  }
  statusNewPc {
    id
    number
  }
}
fragment AgendaBlock on BlockedTime {
  id
  reason
  startsAt
  endsAt
}`) as unknown as TypedDocumentString<AgendaQuery, AgendaQueryVariables>;
export const AgendaKindsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgendaKinds {
  appointmentKinds(sort: {field: position}, perPage: 100) {
    items {
      ...AgendaKind
    }
  }
}
    fragment AgendaKind on AppointmentKind {
  id
  titleNl
  titleEn
  minutes
  place
  isOffered
  services {
    id
    title
    language
  }
}`) as unknown as TypedDocumentString<AgendaKindsQuery, AgendaKindsQueryVariables>;
export const AgendaAppointmentByIdDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgendaAppointmentById($id: Int!) {
  appointment(id: $id) {
    ...AgendaAppointment
    lastMailState {
      mail
      at
      state
    }
  }
}
    fragment AgendaKind on AppointmentKind {
  id
  titleNl
  titleEn
  minutes
  place
  isOffered
  services {
    id
    title
    language
  }
}
fragment AgendaAppointment on Appointment {
  id
  state
  confirmBefore
  startsAt
  endsAt
  name
  emailAddress
  phoneNumber
  postcode
  address
  remark
  internalNote
  cancelReason
  costNl
  costEn
  service {
    id
    title
    language
  }
  language
  kind {
    ...AgendaKind
  }
  customer {
    id
    name
  }
  statusRepair {
    id
    number
  }
  statusNewPc {
    id
    number
  }
}`) as unknown as TypedDocumentString<AgendaAppointmentByIdQuery, AgendaAppointmentByIdQueryVariables>;
export const AgendaConflictsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgendaConflicts($kind: Int!, $startsAt: Instant!, $minutes: Int, $except: Int) {
  appointmentConflicts(
    kind: $kind
    startsAt: $startsAt
    minutes: $minutes
    except: $except
  )
}
    `) as unknown as TypedDocumentString<AgendaConflictsQuery, AgendaConflictsQueryVariables>;
export const AddAppointmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddAppointment($input: AppointmentInput!, $notify: Boolean!) {
  addAppointment(input: $input, notify: $notify) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddAppointmentMutation, AddAppointmentMutationVariables>;
export const ChangeAppointmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeAppointment($id: Int!, $input: AppointmentChangeInput!, $notify: Boolean!) {
  changeAppointment(id: $id, input: $input, notify: $notify) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeAppointmentMutation, ChangeAppointmentMutationVariables>;
export const CancelAppointmentByShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelAppointmentByShop($id: Int!, $notify: Boolean!, $reason: String) {
  cancelAppointmentByShop(id: $id, notify: $notify, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelAppointmentByShopMutation, CancelAppointmentByShopMutationVariables>;
export const MarkAppointmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkAppointment($id: Int!, $state: AppointmentState!) {
  markAppointment(id: $id, state: $state) {
    id
  }
}
    `) as unknown as TypedDocumentString<MarkAppointmentMutation, MarkAppointmentMutationVariables>;
export const ConfirmAppointmentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmAppointment($id: Int!) {
  confirmAppointment(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConfirmAppointmentMutation, ConfirmAppointmentMutationVariables>;
export const BlockTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BlockTime($input: CreateBlockedTimeInput!) {
  createBlockedTime(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<BlockTimeMutation, BlockTimeMutationVariables>;
export const ChangeBlockedTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeBlockedTime($id: Int!, $input: UpdateBlockedTimeInput!) {
  updateBlockedTime(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeBlockedTimeMutation, ChangeBlockedTimeMutationVariables>;
export const FreeBlockedTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FreeBlockedTime($id: Int!) {
  deleteBlockedTime(id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<FreeBlockedTimeMutation, FreeBlockedTimeMutationVariables>;
export const AppointmentsOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AppointmentsOf($customer: Int!, $email: String!) {
  ofCustomer: appointments(
    filter: {customer: $customer}
    sort: {field: startsAt, order: desc}
    perPage: 50
  ) {
    items {
      ...CustomerAppointment
    }
  }
  byEmail: appointments(
    filter: {search: $email}
    sort: {field: startsAt, order: desc}
    perPage: 50
  ) {
    items {
      ...CustomerAppointment
    }
  }
}
    fragment CustomerAppointment on Appointment {
  id
  state
  startsAt
  endsAt
  emailAddress
  kind {
    titleNl
    titleEn
  }
}`) as unknown as TypedDocumentString<AppointmentsOfQuery, AppointmentsOfQueryVariables>;
export const AppointmentsWithinDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AppointmentsWithin($from: Instant!, $to: Instant!) {
  appointmentsWithin(from: $from, to: $to) {
    ...AgendaAppointment
  }
}
    fragment AgendaKind on AppointmentKind {
  id
  titleNl
  titleEn
  minutes
  place
  isOffered
  services {
    id
    title
    language
  }
}
fragment AgendaAppointment on Appointment {
  id
  state
  confirmBefore
  startsAt
  endsAt
  name
  emailAddress
  phoneNumber
  postcode
  address
  remark
  internalNote
  cancelReason
  costNl
  costEn
  service {
    id
    title
    language
  }
  language
  kind {
    ...AgendaKind
  }
  customer {
    id
    name
  }
  statusRepair {
    id
    number
  }
  statusNewPc {
    id
    number
  }
}`) as unknown as TypedDocumentString<AppointmentsWithinQuery, AppointmentsWithinQueryVariables>;
export const CalendarFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CalendarFeed {
  calendarFeed {
    address
  }
}
    `) as unknown as TypedDocumentString<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const RenewCalendarFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewCalendarFeed {
  renewCalendarFeed {
    address
  }
}
    `) as unknown as TypedDocumentString<RenewCalendarFeedMutation, RenewCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeCalendarFeed {
  revokeCalendarFeed
}
    `) as unknown as TypedDocumentString<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const BackupsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Backups {
  state: backupState {
    isPlanned
    succeededAt
    failedAt
    failureText {
      nl
      en
    }
    nextAt
    warning
    progress {
      done
      total
    }
    place
    placeName
    retained
    retainedAsked
  }
}
    `) as unknown as TypedDocumentString<BackupsQuery, BackupsQueryVariables>;
export const BackupCopiesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BackupCopies {
  copies: backupCopies {
    name
    madeAt
    isPlanned
    bytes
    rows
    images
    files
    missing
    version
  }
}
    `) as unknown as TypedDocumentString<BackupCopiesQuery, BackupCopiesQueryVariables>;
export const MakeBackupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MakeBackup {
  begun: makeBackup
}
    `) as unknown as TypedDocumentString<MakeBackupMutation, MakeBackupMutationVariables>;
export const PermitBackupDownloadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PermitBackupDownload($name: String!, $password: String!, $code: String) {
  address: permitBackupDownload(name: $name, password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<PermitBackupDownloadMutation, PermitBackupDownloadMutationVariables>;
export const ScheduledRoundsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ScheduledRounds {
  rounds: scheduledRounds {
    name
    label {
      nl
      en
    }
    startedAt
    succeededAt
    failureText {
      nl
      en
    }
    nextAt
    isRunning
  }
}
    `) as unknown as TypedDocumentString<ScheduledRoundsQuery, ScheduledRoundsQueryVariables>;
export const JobBillingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobBilling($job: JobKind!, $id: Int!, $also: [BilledJobInput!]) {
  jobBilling(job: $job, id: $id, also: $also) {
    invoices {
      ...BilledInvoice
    }
    billedBy {
      id
    }
    total
    deposits
    received
    kind
    hasAddress
    others {
      ...UnbilledJob
    }
  }
}
    fragment BilledInvoice on Invoice {
  id
  name
  kind
  state
  total
  openAmount
  issuedOn
  dueOn
}
fragment UnbilledJob on UnbilledJob {
  kind
  id
  number
  description
  total
}`) as unknown as TypedDocumentString<JobBillingQuery, JobBillingQueryVariables>;
export const UnbilledJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnbilledJobs($customer: Int!) {
  unbilledJobs(customer: $customer) {
    ...UnbilledJob
  }
}
    fragment UnbilledJob on UnbilledJob {
  kind
  id
  number
  description
  total
}`) as unknown as TypedDocumentString<UnbilledJobsQuery, UnbilledJobsQueryVariables>;
export const BillJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BillJobs($jobs: [BilledJobInput!]!, $kind: InvoiceKind!, $total: Money, $payments: [ReceivedInput!]!, $isAboveAgreed: Boolean!, $key: String!) {
  billJobs(
    jobs: $jobs
    kind: $kind
    total: $total
    payments: $payments
    isAboveAgreed: $isAboveAgreed
    key: $key
  ) {
    ...BilledInvoice
  }
}
    fragment BilledInvoice on Invoice {
  id
  name
  kind
  state
  total
  openAmount
  issuedOn
  dueOn
}`) as unknown as TypedDocumentString<BillJobsMutation, BillJobsMutationVariables>;
export const BillDepositDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BillDeposit($job: JobKind!, $id: Int!, $amount: Money!, $payments: [ReceivedInput!]!, $key: String!) {
  billDeposit(job: $job, id: $id, amount: $amount, payments: $payments, key: $key) {
    ...BilledInvoice
  }
}
    fragment BilledInvoice on Invoice {
  id
  name
  kind
  state
  total
  openAmount
  issuedOn
  dueOn
}`) as unknown as TypedDocumentString<BillDepositMutation, BillDepositMutationVariables>;
export const InvoiceScreenDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvoiceScreen($id: Int!) {
  invoice(id: $id) {
    ...BilledInvoice
    version
    status
  }
  invoiceDocument(id: $id) {
    document
  }
}
    fragment BilledInvoice on Invoice {
  id
  name
  kind
  state
  total
  openAmount
  issuedOn
  dueOn
}`) as unknown as TypedDocumentString<InvoiceScreenQuery, InvoiceScreenQueryVariables>;
export const IssueInvoiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation IssueInvoice($id: Int!, $version: Int!, $total: Money!, $isMailed: Boolean!) {
  issueInvoice(id: $id, version: $version, total: $total, isMailed: $isMailed) {
    ...BilledInvoice
  }
}
    fragment BilledInvoice on Invoice {
  id
  name
  kind
  state
  total
  openAmount
  issuedOn
  dueOn
}`) as unknown as TypedDocumentString<IssueInvoiceMutation, IssueInvoiceMutationVariables>;
export const CreditInvoiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreditInvoice($id: Int!, $lines: [Int!], $text: String, $refund: ReceivedBy, $givesBackStock: Boolean!, $key: String!) {
  creditInvoice(
    id: $id
    lines: $lines
    text: $text
    refund: $refund
    givesBackStock: $givesBackStock
    key: $key
  ) {
    ...BilledInvoice
  }
}
    fragment BilledInvoice on Invoice {
  id
  name
  kind
  state
  total
  openAmount
  issuedOn
  dueOn
}`) as unknown as TypedDocumentString<CreditInvoiceMutation, CreditInvoiceMutationVariables>;
export const RecordPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecordPayment($invoices: [Int!]!, $payment: ReceivedInput!, $key: String!) {
  recordPayment(invoices: $invoices, payment: $payment, key: $key) {
    ...BilledInvoice
  }
}
    fragment BilledInvoice on Invoice {
  id
  name
  kind
  state
  total
  openAmount
  issuedOn
  dueOn
}`) as unknown as TypedDocumentString<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const InvoiceDeliveryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvoiceDelivery($id: Int!) {
  invoiceDelivery(id: $id) {
    ...DeliveredInvoice
  }
}
    fragment DeliveredInvoice on InvoiceDelivery {
  recipient
  address
  mails {
    recipient
    at
    state
  }
}`) as unknown as TypedDocumentString<InvoiceDeliveryQuery, InvoiceDeliveryQueryVariables>;
export const MailInvoiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MailInvoice($id: Int!) {
  mailInvoice(id: $id) {
    ...DeliveredInvoice
  }
}
    fragment DeliveredInvoice on InvoiceDelivery {
  recipient
  address
  mails {
    recipient
    at
    state
  }
}`) as unknown as TypedDocumentString<MailInvoiceMutation, MailInvoiceMutationVariables>;
export const OpenItemsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OpenItems {
  openItems {
    age
    dueFrom
    dueTo
    count
    amount
  }
  onlinePayments(filter: {isRefundDue: true}, perPage: 1) {
    total
  }
  unbooked: onlinePayments(filter: {isUnbooked: true}, perPage: 1) {
    total
  }
  onlinePaymentSetup {
    isRefused
  }
}
    `) as unknown as TypedDocumentString<OpenItemsQuery, OpenItemsQueryVariables>;
export const InvoiceRemindersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvoiceReminders($id: Int!) {
  invoice(id: $id) {
    reminders {
      kind
      isByHand
      at
      mailState
    }
  }
}
    `) as unknown as TypedDocumentString<InvoiceRemindersQuery, InvoiceRemindersQueryVariables>;
export const RemindInvoiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemindInvoice($id: Int!) {
  remindInvoice(id: $id)
}
    `) as unknown as TypedDocumentString<RemindInvoiceMutation, RemindInvoiceMutationVariables>;
export const SellersAtCounterDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SellersAtCounter($search: String!) {
  customers(filter: {search: $search, role: cms_status_user}, perPage: 4) {
    items {
      id
      name
      company
      email
      phoneNumber
      address
      houseNumber
      zipCode
      city
      language
    }
  }
}
    `) as unknown as TypedDocumentString<SellersAtCounterQuery, SellersAtCounterQueryVariables>;
export const BoughtItemsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BoughtItems($search: String) {
  boughtItems(
    filter: {search: $search}
    sort: {field: boughtAt, order: desc}
    perPage: 20
  ) {
    items {
      id
      number
      boughtAt
      goods
      make
      model
      serialNumber
      price
      owed
      resaleFrom
      soldAt
      sellerName
      product {
        id
        title
        state
      }
    }
    total
  }
}
    `) as unknown as TypedDocumentString<BoughtItemsQuery, BoughtItemsQueryVariables>;
export const BuyInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BuyIn($input: BuyInInput!, $key: String!) {
  buyIn(input: $input, key: $key) {
    id
    number
    resaleFrom
    owed
  }
}
    `) as unknown as TypedDocumentString<BuyInMutation, BuyInMutationVariables>;
export const PayOutBoughtDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PayOutBought($id: Int!, $paidBy: PurchaseMethod!, $amount: Money!, $key: String!) {
  payOutBought(id: $id, paidBy: $paidBy, amount: $amount, key: $key) {
    id
    owed
  }
}
    `) as unknown as TypedDocumentString<PayOutBoughtMutation, PayOutBoughtMutationVariables>;
export const BecomeProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BecomeProduct($id: Int!, $price: Money!) {
  becomeProduct(id: $id, price: $price) {
    id
    product {
      id
      title
      state
    }
  }
}
    `) as unknown as TypedDocumentString<BecomeProductMutation, BecomeProductMutationVariables>;
export const BoughtItemPhotosDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BoughtItemPhotos($id: Int!) {
  boughtItemPhotos(id: $id) {
    id
    url
    thumbnailUrl
  }
}
    `) as unknown as TypedDocumentString<BoughtItemPhotosQuery, BoughtItemPhotosQueryVariables>;
export const AddBoughtItemPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddBoughtItemPhoto($id: Int!, $file: Upload!) {
  addBoughtItemPhoto(id: $id, file: $file) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddBoughtItemPhotoMutation, AddBoughtItemPhotoMutationVariables>;
export const DeleteBoughtItemPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteBoughtItemPhoto($id: Int!) {
  deleteBoughtItemPhoto(id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<DeleteBoughtItemPhotoMutation, DeleteBoughtItemPhotoMutationVariables>;
export const CheckPointsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheckPoints {
  intakeForm {
    checkPoints {
      nameNl
      nameEn
      kinds
    }
  }
}
    `) as unknown as TypedDocumentString<CheckPointsQuery, CheckPointsQueryVariables>;
export const UpdateCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateCustomer($id: Int!, $input: CustomerContactInput!) {
  updateCustomer(id: $id, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const MailsToDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailsTo($address: String!) {
  mails: outgoingMails(
    filter: {search: $address}
    sort: {field: createdAt, order: desc}
    perPage: 10
  ) {
    total
    items {
      id
      subject
      recipient
      createdAt
      sentAt
      lastError
    }
  }
}
    `) as unknown as TypedDocumentString<MailsToQuery, MailsToQueryVariables>;
export const DevicesOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DevicesOf($customer: Int!) {
  devices(
    filter: {customer: $customer}
    sort: {field: updatedAt, order: desc}
    perPage: 50
  ) {
    total
    items {
      id
      name
      serialNumber
    }
  }
}
    `) as unknown as TypedDocumentString<DevicesOfQuery, DevicesOfQueryVariables>;
export const QuotesOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuotesOf($customer: Int!) {
  quotes(
    filter: {customer: $customer}
    sort: {field: createdAt, order: desc}
    perPage: 50
  ) {
    total
    items {
      id
      name
      goods
      state
      validUntil
      sentAt
    }
  }
}
    `) as unknown as TypedDocumentString<QuotesOfQuery, QuotesOfQueryVariables>;
export const MessagesOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MessagesOf($customer: Int!) {
  messages: jobMessagesOfCustomer(customer: $customer) {
    id
    entity
    job
    side
    at
    text
    isAnswered
  }
}
    `) as unknown as TypedDocumentString<MessagesOfQuery, MessagesOfQueryVariables>;
export const CustomerNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomerNotes($id: Int!) {
  notes: customerNotes(id: $id) {
    id
    at
    text
    userName
  }
}
    `) as unknown as TypedDocumentString<CustomerNotesQuery, CustomerNotesQueryVariables>;
export const AddCustomerNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddCustomerNote($id: Int!, $text: String!) {
  addCustomerNote(id: $id, text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddCustomerNoteMutation, AddCustomerNoteMutationVariables>;
export const DeleteCustomerNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteCustomerNote($id: Int!) {
  deleteCustomerNote(id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<DeleteCustomerNoteMutation, DeleteCustomerNoteMutationVariables>;
export const CustomerDataDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomerData($id: Int!) {
  customerData(id: $id) {
    jobs
    jobsForTax
    devices
    quotes
    appointments
    reservations
    notes
    messages
    mails
    history
    binned
    documents
    stockMovements
  }
}
    `) as unknown as TypedDocumentString<CustomerDataQuery, CustomerDataQueryVariables>;
export const ExportCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportCustomer($id: Int!) {
  exportCustomer(id: $id)
}
    `) as unknown as TypedDocumentString<ExportCustomerQuery, ExportCustomerQueryVariables>;
export const EraseCustomerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EraseCustomer($id: Int!, $confirmation: String!) {
  eraseCustomer(id: $id, confirmation: $confirmation) {
    jobs
    messages
    mails
  }
}
    `) as unknown as TypedDocumentString<EraseCustomerMutation, EraseCustomerMutationVariables>;
export const CustomersToMergeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomersToMerge($search: String!) {
  customers(filter: {search: $search, role: cms_status_user}, perPage: 8) {
    items {
      id
      name
      company
      email
      phoneNumber
    }
    total
  }
}
    `) as unknown as TypedDocumentString<CustomersToMergeQuery, CustomersToMergeQueryVariables>;
export const CustomerToMergeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomerToMerge($id: Int!) {
  customer(id: $id) {
    id
    name
    email
    phoneNumber
    address
    houseNumber
    zipCode
    city
    language
    company
    kvkNumber
    vatNumber
    invoiceEmail
    invoiceAddress
    paymentDays
  }
  customerData(id: $id) {
    jobs
    devices
    quotes
    appointments
    notes
    messages
    mails
  }
}
    `) as unknown as TypedDocumentString<CustomerToMergeQuery, CustomerToMergeQueryVariables>;
export const MergeCustomersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeCustomers($id: Int!, $other: Int!, $take: [CustomerContactField!]!) {
  mergeCustomers(id: $id, other: $other, take: $take) {
    id
  }
}
    `) as unknown as TypedDocumentString<MergeCustomersMutation, MergeCustomersMutationVariables>;
export const MergedCustomersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MergedCustomers($id: Int!) {
  merged: mergedCustomers(id: $id) {
    id
    formerId
    name
    email
    at
    userName
  }
}
    `) as unknown as TypedDocumentString<MergedCustomersQuery, MergedCustomersQueryVariables>;
export const DashboardActivityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DashboardActivity($changes: Int!) {
  latestChanges(count: $changes) {
    id
    entity
    record
    title
    detail
    action
    userName
    at
  }
  shopSetup {
    isEnded
  }
  failedMails
  mailConnection {
    situation
    waiting
  }
  backupState {
    warning
  }
  onboarding {
    task
    isDone
    isUrgent
  }
  unreadExamples {
    entity
    id
    title
    language
  }
  failingWebhooks
}
    `) as unknown as TypedDocumentString<DashboardActivityQuery, DashboardActivityQueryVariables>;
export const DashboardPageViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DashboardPageViews($days: Int!) {
  pageViews(days: $days) {
    perDay {
      day
      views
    }
    perPath {
      path
      title
      views
    }
  }
}
    `) as unknown as TypedDocumentString<DashboardPageViewsQuery, DashboardPageViewsQueryVariables>;
export const DashboardWaitingJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DashboardWaitingJobs {
  waitingJobs {
    entity
    job
    number
    customerName
    since
    unread
    text
  }
}
    `) as unknown as TypedDocumentString<DashboardWaitingJobsQuery, DashboardWaitingJobsQueryVariables>;
export const BusyNetworksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BusyNetworks {
  busyNetworks {
    network
    width
    firstAt
    lastAt
    guesses
    passwords
    appointments
    reservations
    photos
    openAppointments
    openReservations
  }
}
    `) as unknown as TypedDocumentString<BusyNetworksQuery, BusyNetworksQueryVariables>;
export const ConfirmsByMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConfirmsByMail {
  shopSettings {
    confirmsByMail
    confirmsByMailUntil
  }
}
    `) as unknown as TypedDocumentString<ConfirmsByMailQuery, ConfirmsByMailQueryVariables>;
export const SetConfirmsByMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetConfirmsByMail($isOn: Boolean!, $until: Instant) {
  updateShop(input: {confirmsByMail: $isOn, confirmsByMailUntil: $until}) {
    id
  }
}
    `) as unknown as TypedDocumentString<SetConfirmsByMailMutation, SetConfirmsByMailMutationVariables>;
export const CancelFromNetworkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelFromNetwork($network: String!) {
  cancelFromNetwork(network: $network) {
    appointments
    reservations
  }
}
    `) as unknown as TypedDocumentString<CancelFromNetworkMutation, CancelFromNetworkMutationVariables>;
export const SettledFactsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SettledFacts {
  settledFacts {
    entity
    record
    title
    language
    fields
  }
}
    `) as unknown as TypedDocumentString<SettledFactsQuery, SettledFactsQueryVariables>;
export const MarkFactsSeenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkFactsSeen($entity: ManagedEntityName!, $records: [Int!]!) {
  markFactsSeen(entity: $entity, records: $records)
}
    `) as unknown as TypedDocumentString<MarkFactsSeenMutation, MarkFactsSeenMutationVariables>;
export const DashboardPublicationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DashboardPublication {
  upcomingMoments(count: 5) {
    entity
    record
    title
    kind
    at
    release
    count
  }
  conceptCounts {
    entity
    count
  }
  failed: drafts(failed: true, perPage: 5) {
    items {
      entity
      record
      isNew
      title
      failure
    }
  }
  releases {
    id
    name
    failure
  }
  unsaved: drafts(isNew: true, perPage: 5) {
    items {
      entity
      record
      title
      failure
      at
    }
  }
}
    `) as unknown as TypedDocumentString<DashboardPublicationQuery, DashboardPublicationQueryVariables>;
export const DownloadFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DownloadFiles($id: Int!) {
  download: accountantDownload(id: $id) {
    accountant {
      id
    }
    files {
      id
      name
      bytes
      uploadedAt
      url
    }
  }
}
    `) as unknown as TypedDocumentString<DownloadFilesQuery, DownloadFilesQueryVariables>;
export const AddFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddFile($download: Int!, $file: Upload!) {
  file: addDownloadFile(download: $download, file: $file) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<AddFileMutation, AddFileMutationVariables>;
export const ReplaceFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReplaceFile($id: Int!, $file: Upload!) {
  file: replaceDownloadFile(id: $id, file: $file) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<ReplaceFileMutation, ReplaceFileMutationVariables>;
export const RemoveFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveFile($id: Int!) {
  removeDownloadFile(id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<RemoveFileMutation, RemoveFileMutationVariables>;
export const QuarterAccountantsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuarterAccountants {
  accountants: customers(filter: {role: cms_accountant}, perPage: 100) {
    items {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<QuarterAccountantsQuery, QuarterAccountantsQueryVariables>;
export const AddQuarterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddQuarter($accountant: Int!, $year: Int!, $quarter: Int!) {
  added: addQuarter(accountant: $accountant, year: $year, quarter: $quarter) {
    files {
      id
      name
    }
    jobs
    documents
    hasReplaced
  }
}
    `) as unknown as TypedDocumentString<AddQuarterMutation, AddQuarterMutationVariables>;
export const FiguresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Figures($from: Day!, $until: Day!) {
  figures(from: $from, until: $until) {
    weeks {
      week
      takenIn
      finished
    }
    statuses {
      jobKind
      status
      label {
        nl
        en
      }
      stays
      days
    }
    services {
      service
      title {
        nl
        en
      }
      jobs
      days
    }
    months {
      month
      jobs
      turnover
    }
    quotes {
      month
      sent
      accepted
      share
    }
  }
}
    `) as unknown as TypedDocumentString<FiguresQuery, FiguresQueryVariables>;
export const FollowUpsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FollowUps {
  callsToMake {
    entity
    job
    number
    customerName
    phone
    phoneE164
    reason
    since
    missed
  }
  jobsToCollect {
    entity
    job
    number
    customerName
    phone
    phoneE164
    since
    notifiedAt
  }
}
    `) as unknown as TypedDocumentString<FollowUpsQuery, FollowUpsQueryVariables>;
export const NoteCallDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation NoteCall($job: JobKind!, $id: Int!, $text: String!, $call: CallResult!) {
  addInternalNote(job: $job, id: $id, text: $text, call: $call) {
    id
  }
}
    `) as unknown as TypedDocumentString<NoteCallMutation, NoteCallMutationVariables>;
export const DataImportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DataImports {
  dataImports {
    id
    entity
    fileName
    state
    at
    total
  }
}
    `) as unknown as TypedDocumentString<DataImportsQuery, DataImportsQueryVariables>;
export const DataImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DataImport($id: Int!) {
  dataImport(id: $id) {
    ...ImportState
  }
}
    fragment ImportState on DataImport {
  id
  entity
  fileName
  state
  isBusy
  at
  total
  done
  numbers
  awaitedPictures
  siteLanguage
  withMenus
  columns {
    heading
    target
    isOwn
    examples
  }
  targets {
    name
    label {
      ...LocalizedWords
    }
  }
  counts {
    outcome
    result
    rows
  }
}
fragment LocalizedWords on LocalizedText {
  nl
  en
}`) as unknown as TypedDocumentString<DataImportQuery, DataImportQueryVariables>;
export const ImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportRows($id: Int!, $outcomes: [ImportOutcome!], $results: [ImportResult!], $page: Int!, $perPage: Int!) {
  importRows(
    id: $id
    outcomes: $outcomes
    results: $results
    page: $page
    perPage: $perPage
  ) {
    total
    items {
      number
      title
      entity
      outcome
      result
      record
      faults {
        field {
          ...LocalizedWords
        }
        text
      }
      notes
    }
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`) as unknown as TypedDocumentString<ImportRowsQuery, ImportRowsQueryVariables>;
export const BeginImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginImport($entity: ImportedEntity!, $file: Upload!, $pictures: [String!]!) {
  beginImport(entity: $entity, file: $file, pictures: $pictures) {
    id
  }
}
    `) as unknown as TypedDocumentString<BeginImportMutation, BeginImportMutationVariables>;
export const ChooseImportColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChooseImportColumns($id: Int!, $columns: [String!]!, $numbers: Language) {
  chooseImportColumns(id: $id, columns: $columns, numbers: $numbers) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChooseImportColumnsMutation, ChooseImportColumnsMutationVariables>;
export const ChooseSiteOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChooseSiteOptions($id: Int!, $language: Language!, $menus: Boolean!) {
  chooseSiteOptions(id: $id, language: $language, menus: $menus) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChooseSiteOptionsMutation, ChooseSiteOptionsMutationVariables>;
export const AddImportPictureDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddImportPicture($id: Int!, $file: Upload!) {
  addImportPicture(id: $id, file: $file)
}
    `) as unknown as TypedDocumentString<AddImportPictureMutation, AddImportPictureMutationVariables>;
export const RunImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RunImport($id: Int!) {
  runImport(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RunImportMutation, RunImportMutationVariables>;
export const UndoImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoImport($id: Int!) {
  undoImport(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<UndoImportMutation, UndoImportMutationVariables>;
export const IntakeFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query IntakeForm {
  intakeForm {
    services {
      id
      title
      price
      isFrom
      workingDays
      promisedOn
    }
    promisedOn
    openDays
    terms {
      nl
      en
    }
    checkPoints {
      nameNl
      nameEn
      kinds
    }
  }
}
    `) as unknown as TypedDocumentString<IntakeFormQuery, IntakeFormQueryVariables>;
export const CustomersAtCounterDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomersAtCounter($search: String!) {
  customers(filter: {search: $search, role: cms_status_user}, perPage: 6) {
    items {
      id
      name
      company
      email
      phoneNumber
      language
    }
    total
  }
}
    `) as unknown as TypedDocumentString<CustomersAtCounterQuery, CustomersAtCounterQueryVariables>;
export const CustomersAlikeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CustomersAlike($name: String, $email: String, $phoneNumber: String) {
  customersAlike(name: $name, email: $email, phoneNumber: $phoneNumber) {
    id
    name
    email
    phoneNumber
    language
  }
}
    `) as unknown as TypedDocumentString<CustomersAlikeQuery, CustomersAlikeQueryVariables>;
export const DevicesAtCounterDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DevicesAtCounter($customer: Int!) {
  devices(
    filter: {customer: $customer}
    sort: {field: updatedAt, order: desc}
    perPage: 12
  ) {
    items {
      id
      name
      kind
      serialNumber
    }
  }
}
    `) as unknown as TypedDocumentString<DevicesAtCounterQuery, DevicesAtCounterQueryVariables>;
export const TakeInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeIn($intake: TakeInInput!, $key: String!) {
  takeIn(intake: $intake, key: $key) {
    ...PaperOfIntake
  }
}
    fragment PaperOfIntake on IntakePaper {
  kind
  id
  number
  customer
  customerId
  language
  email
  phone
  mobile
  isNoticed
  address
  message
  takenInAt
  takenInBy
  signedBy
  drawing
  terms
}`) as unknown as TypedDocumentString<TakeInMutation, TakeInMutationVariables>;
export const IntakePaperDocument = /*#__PURE__*/ new TypedDocumentString(`
    query IntakePaper($number: String!) {
  intakePaper(number: $number) {
    ...PaperOfIntake
  }
}
    fragment PaperOfIntake on IntakePaper {
  kind
  id
  number
  customer
  customerId
  language
  email
  phone
  mobile
  isNoticed
  address
  message
  takenInAt
  takenInBy
  signedBy
  drawing
  terms
}`) as unknown as TypedDocumentString<IntakePaperQuery, IntakePaperQueryVariables>;
export const SelfIntakeFormDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SelfIntakeForm {
  selfIntakeForm {
    expiresAt
    terms {
      nl
      en
    }
    deviceKinds {
      kind
      label {
        nl
        en
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SelfIntakeFormQuery, SelfIntakeFormQueryVariables>;
export const SubmitSelfIntakeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitSelfIntake($intake: SelfIntakeInput!) {
  submitSelfIntake(intake: $intake)
}
    `) as unknown as TypedDocumentString<SubmitSelfIntakeMutation, SubmitSelfIntakeMutationVariables>;
export const BeginSelfIntakeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginSelfIntake {
  beginSelfIntake
}
    `) as unknown as TypedDocumentString<BeginSelfIntakeMutation, BeginSelfIntakeMutationVariables>;
export const SelfIntakesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SelfIntakes {
  selfIntakes {
    id
    submittedAt
    name
    phoneNumber
    email
    zipCode
    language
    kind
    brand
    model
    problem
    accessories
    hasAccessCode
    signedBy
    drawing
  }
}
    `) as unknown as TypedDocumentString<SelfIntakesQuery, SelfIntakesQueryVariables>;
export const DiscardSelfIntakeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardSelfIntake($id: Int!) {
  discardSelfIntake(id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<DiscardSelfIntakeMutation, DiscardSelfIntakeMutationVariables>;
export const HasAccessCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HasAccessCode($job: JobKind!, $id: Int!) {
  hasAccessCode(job: $job, id: $id)
}
    `) as unknown as TypedDocumentString<HasAccessCodeQuery, HasAccessCodeQueryVariables>;
export const RevealAccessCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevealAccessCode($job: JobKind!, $id: Int!) {
  revealAccessCode(job: $job, id: $id)
}
    `) as unknown as TypedDocumentString<RevealAccessCodeMutation, RevealAccessCodeMutationVariables>;
export const DropAccessCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DropAccessCode($job: JobKind!, $id: Int!) {
  dropAccessCode(job: $job, id: $id)
}
    `) as unknown as TypedDocumentString<DropAccessCodeMutation, DropAccessCodeMutationVariables>;
export const ChangeJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeJobs($job: JobKind!, $records: [RecordAtVersion!]!, $status: String, $assignedTo: Int, $holdBackNotice: Boolean!) {
  changeJobs(
    job: $job
    records: $records
    status: $status
    assignedTo: $assignedTo
    holdBackNotice: $holdBackNotice
  )
}
    `) as unknown as TypedDocumentString<ChangeJobsMutation, ChangeJobsMutationVariables>;
export const AddressesOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AddressesOf($customers: [Int!]!) {
  customers(filter: {ids: $customers}, perPage: 1000) {
    items {
      id
      email
    }
  }
}
    `) as unknown as TypedDocumentString<AddressesOfQuery, AddressesOfQueryVariables>;
export const JobOfNumberDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobOfNumber($number: String!) {
  jobOfNumber(number: $number) {
    kind
    id
    number
  }
}
    `) as unknown as TypedDocumentString<JobOfNumberQuery, JobOfNumberQueryVariables>;
export const LineOfServiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LineOfService($id: Int!, $customer: Int!, $isKnown: Boolean!) {
  service(id: $id) {
    title
    language
    price
    priceTo
    salePrice
    salePriceTo
    translation {
      id
    }
  }
  customer(id: $customer) @include(if: $isKnown) {
    language
  }
}
    `) as unknown as TypedDocumentString<LineOfServiceQuery, LineOfServiceQueryVariables>;
export const TitleOfServiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TitleOfService($id: Int!) {
  service(id: $id) {
    title
    language
  }
}
    `) as unknown as TypedDocumentString<TitleOfServiceQuery, TitleOfServiceQueryVariables>;
export const JobMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobMessages($job: JobKind!, $id: Int!) {
  messages: jobMessages(job: $job, id: $id) {
    ...MessageOfJob
  }
}
    fragment MessageOfJob on JobMessage {
  id
  side
  at
  text
  userName
  readAt
  isAnswered
  mailState
  photos {
    id
    url
    thumbnailUrl
    caption
    width
    height
  }
}`) as unknown as TypedDocumentString<JobMessagesQuery, JobMessagesQueryVariables>;
export const WaitingJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WaitingJobs {
  waitingJobs {
    entity
    job
    number
    customerName
    since
    unread
    text
  }
}
    `) as unknown as TypedDocumentString<WaitingJobsQuery, WaitingJobsQueryVariables>;
export const SendJobMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendJobMessage($job: JobKind!, $id: Int!, $text: String!, $photos: [Upload!]!, $key: String!) {
  message: sendJobMessage(
    job: $job
    id: $id
    text: $text
    photos: $photos
    key: $key
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<SendJobMessageMutation, SendJobMessageMutationVariables>;
export const MarkJobMessagesReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkJobMessagesRead($job: JobKind!, $id: Int!, $until: Int!) {
  messages: markJobMessagesRead(job: $job, id: $id, until: $until) {
    ...MessageOfJob
  }
}
    fragment MessageOfJob on JobMessage {
  id
  side
  at
  text
  userName
  readAt
  isAnswered
  mailState
  photos {
    id
    url
    thumbnailUrl
    caption
    width
    height
  }
}`) as unknown as TypedDocumentString<MarkJobMessagesReadMutation, MarkJobMessagesReadMutationVariables>;
export const SettleJobMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettleJobMessages($job: JobKind!, $id: Int!) {
  messages: settleJobMessages(job: $job, id: $id) {
    ...MessageOfJob
  }
}
    fragment MessageOfJob on JobMessage {
  id
  side
  at
  text
  userName
  readAt
  isAnswered
  mailState
  photos {
    id
    url
    thumbnailUrl
    caption
    width
    height
  }
}`) as unknown as TypedDocumentString<SettleJobMessagesMutation, SettleJobMessagesMutationVariables>;
export const InternalNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InternalNotes($job: JobKind!, $id: Int!) {
  notes: internalNotes(job: $job, id: $id) {
    id
    at
    text
    userName
    call
  }
}
    `) as unknown as TypedDocumentString<InternalNotesQuery, InternalNotesQueryVariables>;
export const AddInternalNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddInternalNote($job: JobKind!, $id: Int!, $text: String!) {
  addInternalNote(job: $job, id: $id, text: $text) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddInternalNoteMutation, AddInternalNoteMutationVariables>;
export const DeleteInternalNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteInternalNote($id: Int!) {
  deleteInternalNote(id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<DeleteInternalNoteMutation, DeleteInternalNoteMutationVariables>;
export const NoticeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Notice($job: JobKind!, $id: Int!, $change: NoticeOfChange!) {
  notice: previewJobNotice(job: $job, id: $id, change: $change) {
    recipient
    language
    subject
    text
  }
}
    `) as unknown as TypedDocumentString<NoticeQuery, NoticeQueryVariables>;
export const JobPhotosDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobPhotos($job: JobKind!, $id: Int!) {
  photos: jobPhotos(job: $job, id: $id) {
    ...PhotoOfJob
  }
}
    fragment PhotoOfJob on JobPhoto {
  id
  url
  thumbnailUrl
  kind
  caption
  isShown
  width
  height
  addedAt
}`) as unknown as TypedDocumentString<JobPhotosQuery, JobPhotosQueryVariables>;
export const AddJobPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddJobPhoto($job: JobKind!, $id: Int!, $file: Upload!, $kind: JobPhotoKind!, $isShown: Boolean!, $key: String!) {
  photo: addJobPhoto(
    job: $job
    id: $id
    file: $file
    kind: $kind
    isShown: $isShown
    key: $key
  ) {
    ...PhotoOfJob
  }
}
    fragment PhotoOfJob on JobPhoto {
  id
  url
  thumbnailUrl
  kind
  caption
  isShown
  width
  height
  addedAt
}`) as unknown as TypedDocumentString<AddJobPhotoMutation, AddJobPhotoMutationVariables>;
export const UpdateJobPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateJobPhoto($id: Int!, $input: JobPhotoInput!) {
  photo: updateJobPhoto(id: $id, input: $input) {
    ...PhotoOfJob
  }
}
    fragment PhotoOfJob on JobPhoto {
  id
  url
  thumbnailUrl
  kind
  caption
  isShown
  width
  height
  addedAt
}`) as unknown as TypedDocumentString<UpdateJobPhotoMutation, UpdateJobPhotoMutationVariables>;
export const OrderJobPhotosDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderJobPhotos($job: JobKind!, $id: Int!, $photos: [Int!]!) {
  photos: orderJobPhotos(job: $job, id: $id, photos: $photos) {
    ...PhotoOfJob
  }
}
    fragment PhotoOfJob on JobPhoto {
  id
  url
  thumbnailUrl
  kind
  caption
  isShown
  width
  height
  addedAt
}`) as unknown as TypedDocumentString<OrderJobPhotosMutation, OrderJobPhotosMutationVariables>;
export const DeleteJobPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteJobPhoto($id: Int!) {
  deleteJobPhoto(id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<DeleteJobPhotoMutation, DeleteJobPhotoMutationVariables>;
export const PickUpJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PickUpJob($job: JobKind!, $id: Int!, $isPickedUp: Boolean!, $paidWith: PaymentMethod, $pickedUpBy: String, $warrantyUntil: Day, $signature: String) {
  pickedUpAt: pickUpJob(
    job: $job
    id: $id
    isPickedUp: $isPickedUp
    paidWith: $paidWith
    pickedUpBy: $pickedUpBy
    warrantyUntil: $warrantyUntil
    signature: $signature
  )
}
    `) as unknown as TypedDocumentString<PickUpJobMutation, PickUpJobMutationVariables>;
export const MailJobReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MailJobReport($job: JobKind!, $id: Int!) {
  mailJobReport(job: $job, id: $id) {
    mailState
  }
}
    `) as unknown as TypedDocumentString<MailJobReportMutation, MailJobReportMutationVariables>;
export const PreviewLookDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewLook($accentColor: String!, $groundColor: String!) {
  preview: previewLook(accentColor: $accentColor, groundColor: $groundColor) {
    isMoved
    fill
    isDeepGround
    samples {
      name
      scheme
      ground
      ink
      contrast
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewLookQuery, PreviewLookQueryVariables>;
export const ResendMailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResendMails($ids: [Int!]) {
  count: resendMails(ids: $ids)
}
    `) as unknown as TypedDocumentString<ResendMailsMutation, ResendMailsMutationVariables>;
export const SendTestMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendTestMail {
  recipient: sendTestMail
}
    `) as unknown as TypedDocumentString<SendTestMailMutation, SendTestMailMutationVariables>;
export const TryMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TryMail {
  trial: tryMail {
    recipient
    isDelivered
    answer
    failure
  }
}
    `) as unknown as TypedDocumentString<TryMailMutation, TryMailMutationVariables>;
export const MailConnectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailConnection {
  connection: mailConnection {
    situation
    sender
    waiting
    deliveredAt
    failsSince
    failure
    answer
  }
}
    `) as unknown as TypedDocumentString<MailConnectionQuery, MailConnectionQueryVariables>;
export const OutgoingMailPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutgoingMailPage($id: Int!) {
  page: outgoingMailPage(id: $id)
}
    `) as unknown as TypedDocumentString<OutgoingMailPageQuery, OutgoingMailPageQueryVariables>;
export const MailServerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailServer {
  server: mailServer {
    isFromEnvironment
    host
    port
    user
    providers {
      name
      host
      port
    }
  }
}
    `) as unknown as TypedDocumentString<MailServerQuery, MailServerQueryVariables>;
export const SenderRecordsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SenderRecords {
  records: senderRecords {
    domain
    isPersonal
    spf
    dkim
    dmarc
  }
}
    `) as unknown as TypedDocumentString<SenderRecordsQuery, SenderRecordsQueryVariables>;
export const SetMailServerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetMailServer($server: MailServerInput, $ownPassword: String!, $code: String) {
  trial: setMailServer(server: $server, ownPassword: $ownPassword, code: $code) {
    failure
    answer
  }
}
    `) as unknown as TypedDocumentString<SetMailServerMutation, SetMailServerMutationVariables>;
export const MailKindsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailKinds {
  mailKinds {
    kind
    isInUse
    audience
    label {
      ...LocalizedWords
    }
    occasion {
      ...LocalizedWords
    }
    placeholders {
      name
      text
      label {
        ...LocalizedWords
      }
      isRequired
      isForSubject
    }
    subject {
      ...LocalizedWords
    }
    body {
      ...LocalizedWords
    }
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`) as unknown as TypedDocumentString<MailKindsQuery, MailKindsQueryVariables>;
export const MailTextsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailTexts {
  mailTexts(perPage: 1000) {
    items {
      id
      kind
      language
      subject
      body
    }
  }
}
    `) as unknown as TypedDocumentString<MailTextsQuery, MailTextsQueryVariables>;
export const PreviewMailTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewMailText($kind: MailKind!, $language: Language!, $subject: String, $body: String) {
  preview: previewMailText(
    kind: $kind
    language: $language
    subject: $subject
    body: $body
  ) {
    subject
    text
    html
    about
  }
}
    `) as unknown as TypedDocumentString<PreviewMailTextQuery, PreviewMailTextQueryVariables>;
export const PutOurTextBackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PutOurTextBack($id: Int!, $version: Int!) {
  updateMailText(id: $id, input: {subject: null, body: null, version: $version}) {
    id
  }
}
    `) as unknown as TypedDocumentString<PutOurTextBackMutation, PutOurTextBackMutationVariables>;
export const InboxDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Inbox($state: InboxState, $search: String, $page: Int!, $perPage: Int!) {
  inbox(state: $state, search: $search, page: $page, perPage: $perPage) {
    total
    items {
      kind
      id
      name
      email
      phone
      text
      createdAt
      isRead
      isHandled
      answeredAt
      photos {
        ...PhotoOfMessage
      }
    }
  }
}
    fragment PhotoOfMessage on MessagePhoto {
  id
  url
  thumbnailUrl
}`) as unknown as TypedDocumentString<InboxQuery, InboxQueryVariables>;
export const PhotosOfMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PhotosOfMessage($kind: MessageKind!, $id: Int!) {
  messagePhotos(kind: $kind, id: $id) {
    ...PhotoOfMessage
  }
}
    fragment PhotoOfMessage on MessagePhoto {
  id
  url
  thumbnailUrl
}`) as unknown as TypedDocumentString<PhotosOfMessageQuery, PhotosOfMessageQueryVariables>;
export const MarkMessageReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkMessageRead($kind: MessageKind!, $id: Int!, $isRead: Boolean!) {
  markMessageRead(kind: $kind, id: $id, isRead: $isRead)
}
    `) as unknown as TypedDocumentString<MarkMessageReadMutation, MarkMessageReadMutationVariables>;
export const MarkMessageHandledDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MarkMessageHandled($kind: MessageKind!, $id: Int!, $isHandled: Boolean!) {
  markMessageHandled(kind: $kind, id: $id, isHandled: $isHandled)
}
    `) as unknown as TypedDocumentString<MarkMessageHandledMutation, MarkMessageHandledMutationVariables>;
export const AnswerMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AnswerMessage($kind: MessageKind!, $id: Int!, $version: Int!, $text: String!, $isHandled: Boolean!) {
  answerMessage(
    kind: $kind
    id: $id
    version: $version
    text: $text
    isHandled: $isHandled
  )
}
    `) as unknown as TypedDocumentString<AnswerMessageMutation, AnswerMessageMutationVariables>;
export const MailsOfAnswersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailsOfAnswers($ids: [Int!]!) {
  outgoingMails(filter: {ids: $ids}) {
    items {
      id
      sentAt
      nextAttemptAt
      lastError
    }
  }
}
    `) as unknown as TypedDocumentString<MailsOfAnswersQuery, MailsOfAnswersQueryVariables>;
export const OnlinePaymentSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OnlinePaymentSetup {
  onlinePaymentSetup {
    ...OnlineSetup
  }
}
    fragment OnlineSetup on OnlinePaymentSetup {
  isOn
  isTest
  isFromEnvironment
  isTold
  isRefused
  isTried
  isUsed
}`) as unknown as TypedDocumentString<OnlinePaymentSetupQuery, OnlinePaymentSetupQueryVariables>;
export const SetMollieKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetMollieKey($key: String) {
  setMollieKey(key: $key) {
    ...OnlineSetup
  }
}
    fragment OnlineSetup on OnlinePaymentSetup {
  isOn
  isTest
  isFromEnvironment
  isTold
  isRefused
  isTried
  isUsed
}`) as unknown as TypedDocumentString<SetMollieKeyMutation, SetMollieKeyMutationVariables>;
export const OnlinePaymentsOfInvoiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OnlinePaymentsOfInvoice($id: Int!) {
  invoice(id: $id) {
    onlinePayments {
      id
      amount
      status
      createdAt
      paidAt
      refunded
      chargedBack
    }
  }
}
    `) as unknown as TypedDocumentString<OnlinePaymentsOfInvoiceQuery, OnlinePaymentsOfInvoiceQueryVariables>;
export const RefundOnlineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefundOnline($id: Int!, $amount: Money!, $key: String!) {
  refundOnline(id: $id, amount: $amount, key: $key) {
    id
    refunded
  }
}
    `) as unknown as TypedDocumentString<RefundOnlineMutation, RefundOnlineMutationVariables>;
export const PaymentTerminalsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentTerminals {
  paymentTerminals {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<PaymentTerminalsQuery, PaymentTerminalsQueryVariables>;
export const StartTerminalPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartTerminalPayment($invoice: Int!, $terminal: String!, $amount: Money!) {
  startTerminalPayment(invoice: $invoice, terminal: $terminal, amount: $amount) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartTerminalPaymentMutation, StartTerminalPaymentMutationVariables>;
export const LookAtOnlinePaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LookAtOnlinePayment($id: Int!) {
  lookAtOnlinePayment(id: $id) {
    status
  }
}
    `) as unknown as TypedDocumentString<LookAtOnlinePaymentMutation, LookAtOnlinePaymentMutationVariables>;
export const CancelOnlinePaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelOnlinePayment($id: Int!) {
  cancelOnlinePayment(id: $id) {
    status
  }
}
    `) as unknown as TypedDocumentString<CancelOnlinePaymentMutation, CancelOnlinePaymentMutationVariables>;
export const StartTerminalPaymentOfSaleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartTerminalPaymentOfSale($sale: String!, $terminal: String!, $amount: Money!) {
  startTerminalPaymentOfSale(sale: $sale, terminal: $terminal, amount: $amount) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartTerminalPaymentOfSaleMutation, StartTerminalPaymentOfSaleMutationVariables>;
export const UnbookedTerminalPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnbookedTerminalPayments {
  unbookedTerminalPayments {
    id
    amount
    refunded
    chargedBack
    paidAt
    isUnbooked
  }
}
    `) as unknown as TypedDocumentString<UnbookedTerminalPaymentsQuery, UnbookedTerminalPaymentsQueryVariables>;
export const ShopOpeningDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShopOpening {
  shopOpening {
    isOpen
    missing
    examples {
      entity
      id
      title
      language
      state
      isVisible
      marks {
        kind
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShopOpeningQuery, ShopOpeningQueryVariables>;
export const JudgeExamplesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation JudgeExamples($examples: [ExampleInput!]!, $verdict: ExampleVerdict!) {
  judgeExamples(examples: $examples, verdict: $verdict)
}
    `) as unknown as TypedDocumentString<JudgeExamplesMutation, JudgeExamplesMutationVariables>;
export const OpenShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenShop {
  openShop
}
    `) as unknown as TypedDocumentString<OpenShopMutation, OpenShopMutationVariables>;
export const CloseShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseShop {
  closeShop
}
    `) as unknown as TypedDocumentString<CloseShopMutation, CloseShopMutationVariables>;
export const DemoShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DemoShop {
  demoShop {
    name
    counts {
      entity
      unchanged
      changed
      own
    }
    demoPictures
    ownPictures
    isToldApart
    hasOwner
    isUnderWay
    failureText {
      nl
      en
    }
  }
}
    `) as unknown as TypedDocumentString<DemoShopQuery, DemoShopQueryVariables>;
export const IsDemoShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    query IsDemoShop {
  demoShop {
    name
  }
}
    `) as unknown as TypedDocumentString<IsDemoShopQuery, IsDemoShopQueryVariables>;
export const MakeShopMineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MakeShopMine($staying: StayingRecords!, $name: String!, $password: String!, $code: String) {
  makeShopMine(staying: $staying, name: $name, password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<MakeShopMineMutation, MakeShopMineMutationVariables>;
export const PageTreeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PageTree($language: Language!) {
  pages(filter: {language: $language}, perPage: 1000) {
    total
    items {
      id
      version
      title
      menuTitle
      fullUrl
      state
      visibleFrom
      visibleUntil
      visibleInMenu
      positionInMenu
      visibleInTopMenu
      positionInTopMenu
      visibleInFooterMenu
      positionInFooterMenu
      belongsTo {
        id
      }
      pageTranslation {
        id
      }
    }
  }
  drafts(entity: page, perPage: 100) {
    items {
      record
    }
  }
}
    `) as unknown as TypedDocumentString<PageTreeQuery, PageTreeQueryVariables>;
export const MovePageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MovePage($id: Int!, $version: Int!, $menu: PageMenu!, $parent: Int, $before: Int) {
  movePage(
    id: $id
    version: $version
    menu: $menu
    parent: $parent
    before: $before
  ) {
    id
    version
    fullUrl
  }
}
    `) as unknown as TypedDocumentString<MovePageMutation, MovePageMutationVariables>;
export const ChangePageMenuDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePageMenu($id: Int!, $input: UpdatePageInput!) {
  updatePage(id: $id, input: $input) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<ChangePageMenuMutation, ChangePageMenuMutationVariables>;
export const UnfollowedPricesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnfollowedPrices($page: Int!, $perPage: Int!) {
  unfollowedPrices(page: $page, perPage: $perPage) {
    total
    items {
      entity
      id
      version
      title
      language
      label {
        ...LocalizedWords
      }
      path
      from
      typed
      before
      after
      isGone
      isHidden
      ways {
        ...NamedPrice
      }
    }
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}
fragment NamedPrice on TextPrice {
  name
  text
  entity
  id
  title
  isHidden
  value {
    ...LocalizedWords
  }
  amount
  amountTo
}`) as unknown as TypedDocumentString<UnfollowedPricesQuery, UnfollowedPricesQueryVariables>;
export const GonePriceCountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GonePriceCount {
  unfollowedPrices(perPage: 1) {
    gone
    hidden
  }
}
    `) as unknown as TypedDocumentString<GonePriceCountQuery, GonePriceCountQueryVariables>;
export const FollowPriceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FollowPrice($entity: ManagedEntityName!, $typed: PlacedPriceInput!, $name: String!) {
  followPrice(entity: $entity, typed: $typed, name: $name)
}
    `) as unknown as TypedDocumentString<FollowPriceMutation, FollowPriceMutationVariables>;
export const KeepPriceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepPrice($entity: ManagedEntityName!, $typed: PlacedPriceInput!) {
  keepPrice(entity: $entity, typed: $typed)
}
    `) as unknown as TypedDocumentString<KeepPriceMutation, KeepPriceMutationVariables>;
export const PromotionsOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PromotionsOf($entity: ManagedEntityName!, $record: Int!) {
  promotionsOf(entity: $entity, record: $record) {
    id
    name
    state
    startsAt
    endsAt
    price
  }
}
    `) as unknown as TypedDocumentString<PromotionsOfQuery, PromotionsOfQueryVariables>;
export const JobQuotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobQuotes($job: JobKind!, $id: Int!) {
  quotesOfJob(job: $job, id: $id) {
    id
    name
    state
    validUntil
    sentAt
    decidedAt
    decidedBy
  }
}
    `) as unknown as TypedDocumentString<JobQuotesQuery, JobQuotesQueryVariables>;
export const AcceptedQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AcceptedQuote($job: JobKind!, $id: Int!) {
  acceptedQuote(job: $job, id: $id) {
    quote
    name
    total
    jobTotal
    hasOtherLines
    jobVersion
  }
}
    `) as unknown as TypedDocumentString<AcceptedQuoteQuery, AcceptedQuoteQueryVariables>;
export const TakeOverQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeOverQuote($id: Int!, $version: Int!) {
  takeOverQuote(id: $id, version: $version)
}
    `) as unknown as TypedDocumentString<TakeOverQuoteMutation, TakeOverQuoteMutationVariables>;
export const JobLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobLink($job: JobKind!, $id: Int!) {
  jobAddress(job: $job, id: $id) {
    nl
    en
  }
}
    `) as unknown as TypedDocumentString<JobLinkQuery, JobLinkQueryVariables>;
export const RenewJobLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewJobLink($job: JobKind!, $id: Int!) {
  renewJobAddress(job: $job, id: $id) {
    nl
    en
  }
}
    `) as unknown as TypedDocumentString<RenewJobLinkMutation, RenewJobLinkMutationVariables>;
export const QuoteScreenDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QuoteScreen($id: Int!) {
  quoteDocument(id: $id) {
    name
    state
    jobKind
    job
    version
    reason
    decidedBy
    mail {
      recipient
      subject
      text
    }
  }
}
    `) as unknown as TypedDocumentString<QuoteScreenQuery, QuoteScreenQueryVariables>;
export const DraftQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DraftQuote($job: JobKind!, $id: Int!) {
  id: draftQuote(job: $job, id: $id)
}
    `) as unknown as TypedDocumentString<DraftQuoteMutation, DraftQuoteMutationVariables>;
export const SendQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendQuote($id: Int!, $isMailed: Boolean!, $version: Int) {
  sendQuote(id: $id, isMailed: $isMailed, version: $version) {
    state
  }
}
    `) as unknown as TypedDocumentString<SendQuoteMutation, SendQuoteMutationVariables>;
export const EndQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndQuote($id: Int!, $how: QuoteEnd!, $reason: String!) {
  endQuote(id: $id, how: $how, reason: $reason) {
    state
  }
}
    `) as unknown as TypedDocumentString<EndQuoteMutation, EndQuoteMutationVariables>;
export const DeadLinksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DeadLinks($page: Int!) {
  deadLinks(page: $page) {
    total
    items {
      path
      foundAt
      places {
        entity
        id
        title
        language
        field
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeadLinksQuery, DeadLinksQueryVariables>;
export const NotFoundAddressesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NotFoundAddresses {
  notFoundAddresses {
    path
    count
    lastAt
  }
}
    `) as unknown as TypedDocumentString<NotFoundAddressesQuery, NotFoundAddressesQueryVariables>;
export const MovedAddressesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MovedAddresses($page: Int!) {
  movedAddresses(page: $page) {
    total
    items {
      from
      to
      entity
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<MovedAddressesQuery, MovedAddressesQueryVariables>;
export const DeadLinkCountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DeadLinkCount {
  deadLinks(perPage: 1) {
    total
  }
}
    `) as unknown as TypedDocumentString<DeadLinkCountQuery, DeadLinkCountQueryVariables>;
export const CreateRedirectDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateRedirect($path: String!, $target: String!) {
  createSiteRedirect(input: {path: $path, target: $target}) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateRedirectMutation, CreateRedirectMutationVariables>;
export const UpdateLinksDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateLinks($from: String!, $to: String!) {
  updateLinks(from: $from, to: $to) {
    updated
    failed {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateLinksMutation, UpdateLinksMutationVariables>;
export const PaidReservationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaidReservation($id: Int!) {
  reservation(id: $id) {
    paid
  }
}
    `) as unknown as TypedDocumentString<PaidReservationQuery, PaidReservationQueryVariables>;
export const CollectReservationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CollectReservation($id: Int!) {
  reservation: collectReservation(id: $id) {
    name
  }
}
    `) as unknown as TypedDocumentString<CollectReservationMutation, CollectReservationMutationVariables>;
export const ConfirmReservationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmReservation($id: Int!) {
  reservation: confirmReservation(id: $id) {
    name
  }
}
    `) as unknown as TypedDocumentString<ConfirmReservationMutation, ConfirmReservationMutationVariables>;
export const CancelReservationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelReservation($id: Int!) {
  reservation: cancelReservationByShop(id: $id) {
    name
  }
}
    `) as unknown as TypedDocumentString<CancelReservationMutation, CancelReservationMutationVariables>;
export const BeginShopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginShop($code: String!, $name: String!, $email: String!, $password: String!, $language: Language!) {
  beginShop(
    code: $code
    name: $name
    email: $email
    password: $password
    language: $language
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<BeginShopMutation, BeginShopMutationVariables>;
export const ShopSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShopSetup {
  shopSetup {
    steps
    doneSteps
    isEnded
  }
}
    `) as unknown as TypedDocumentString<ShopSetupQuery, ShopSetupQueryVariables>;
export const FinishSetupStepDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishSetupStep($step: String!) {
  finishSetupStep(step: $step) {
    steps
    doneSteps
    isEnded
  }
}
    `) as unknown as TypedDocumentString<FinishSetupStepMutation, FinishSetupStepMutationVariables>;
export const EndSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSetup {
  endSetup {
    isEnded
  }
}
    `) as unknown as TypedDocumentString<EndSetupMutation, EndSetupMutationVariables>;
export const MayLoadStartingContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MayLoadStartingContent {
  mayLoadStartingContent
}
    `) as unknown as TypedDocumentString<MayLoadStartingContentQuery, MayLoadStartingContentQueryVariables>;
export const LoadStartingContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LoadStartingContent {
  loadStartingContent
}
    `) as unknown as TypedDocumentString<LoadStartingContentMutation, LoadStartingContentMutationVariables>;
export const HolidaysDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Holidays($year: Int!) {
  holidays(year: $year) {
    day
    nameNl
    nameEn
    isPublic
  }
}
    `) as unknown as TypedDocumentString<HolidaysQuery, HolidaysQueryVariables>;
export const AppointmentsOutsideDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AppointmentsOutside($openingHours: [OpeningSpanInput!]!, $openingExceptions: [OpeningExceptionInput!]!) {
  appointmentsOutside(
    openingHours: $openingHours
    openingExceptions: $openingExceptions
  ) {
    id
    startsAt
    name
    emailAddress
    phoneNumber
    kind {
      id
      titleNl
      titleEn
    }
  }
}
    `) as unknown as TypedDocumentString<AppointmentsOutsideQuery, AppointmentsOutsideQueryVariables>;
export const CancelAppointmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelAppointments($ids: [Int!]!, $notify: Boolean!, $reason: String) {
  cancelAppointments(ids: $ids, notify: $notify, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelAppointmentsMutation, CancelAppointmentsMutationVariables>;
export const VatDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Vat {
  shop {
    vatPercentage
  }
}
    `) as unknown as TypedDocumentString<VatQuery, VatQueryVariables>;
export const StaffAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StaffAccounts {
  me {
    id
  }
  staffAccounts {
    ...AccountSecurityFields
  }
}
    fragment AccountSecurityFields on AccountSecurity {
  id
  name
  email
  role
  right
  isActive
  lastLoginAt
  secondFactorSince
  lockedUntil
  pinSince
  sessionCount
}`) as unknown as TypedDocumentString<StaffAccountsQuery, StaffAccountsQueryVariables>;
export const AccountSecurityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccountSecurity($account: Int!) {
  accountSecurity(account: $account) {
    ...AccountSecurityFields
  }
  accountSessions(account: $account) {
    id
    isThisOne
    network
    device
    signedInAt
    lastUsedAt
  }
}
    fragment AccountSecurityFields on AccountSecurity {
  id
  name
  email
  role
  right
  isActive
  lastLoginAt
  secondFactorSince
  lockedUntil
  pinSince
  sessionCount
}`) as unknown as TypedDocumentString<AccountSecurityQuery, AccountSecurityQueryVariables>;
export const EndAccountSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndAccountSession($account: Int!, $session: String!, $password: String!, $code: String) {
  endAccountSession(
    account: $account
    session: $session
    password: $password
    code: $code
  )
}
    `) as unknown as TypedDocumentString<EndAccountSessionMutation, EndAccountSessionMutationVariables>;
export const EndAccountSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndAccountSessions($account: Int!, $password: String!, $code: String) {
  endAccountSessions(account: $account, password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<EndAccountSessionsMutation, EndAccountSessionsMutationVariables>;
export const RemoveAccountSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveAccountSecondFactor($account: Int!, $password: String!, $code: String) {
  removeAccountSecondFactor(account: $account, password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<RemoveAccountSecondFactorMutation, RemoveAccountSecondFactorMutationVariables>;
export const RemoveAccountPinDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveAccountPin($account: Int!, $password: String!, $code: String) {
  removeAccountPin(account: $account, password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<RemoveAccountPinMutation, RemoveAccountPinMutationVariables>;
export const InviteColleagueDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InviteColleague($name: String!, $email: String!, $language: Language!, $right: StaffRight!, $password: String!, $code: String) {
  inviteColleague(
    name: $name
    email: $email
    language: $language
    right: $right
    password: $password
    code: $code
  )
}
    `) as unknown as TypedDocumentString<InviteColleagueMutation, InviteColleagueMutationVariables>;
export const EndAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndAccount($account: Int!, $password: String!, $code: String) {
  endAccount(account: $account, password: $password, code: $code)
}
    `) as unknown as TypedDocumentString<EndAccountMutation, EndAccountMutationVariables>;
export const UnlockAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnlockAccount($account: Int!) {
  unlockAccount(account: $account)
}
    `) as unknown as TypedDocumentString<UnlockAccountMutation, UnlockAccountMutationVariables>;
export const SetStaffRightDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetStaffRight($account: Int!, $right: StaffRight!, $password: String!, $code: String) {
  setStaffRight(
    account: $account
    right: $right
    password: $password
    code: $code
  )
}
    `) as unknown as TypedDocumentString<SetStaffRightMutation, SetStaffRightMutationVariables>;
export const ColleaguesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Colleagues {
  colleagues {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<ColleaguesQuery, ColleaguesQueryVariables>;
export const ProductLedgerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProductLedger($id: Int!, $page: Int!, $perPage: Int!) {
  ledger: productMovements(product: $id, page: $page, perPage: $perPage) {
    total
    items {
      id
      at
      delta
      stock
      userName
      reason
      about
    }
  }
}
    `) as unknown as TypedDocumentString<ProductLedgerQuery, ProductLedgerQueryVariables>;
export const PartLedgerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PartLedger($id: Int!, $page: Int!, $perPage: Int!) {
  ledger: stockMovements(product: $id, page: $page, perPage: $perPage) {
    total
    items {
      id
      at
      delta
      stock
      userName
      reason
      about
    }
  }
}
    `) as unknown as TypedDocumentString<PartLedgerQuery, PartLedgerQueryVariables>;
export const ProductsToOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ProductsToOrder($perPage: Int!) {
  list: products(
    filter: {isToOrder: true, siblingsAsOne: true}
    sort: {field: title}
    perPage: $perPage
  ) {
    total
    items {
      id
      version
      title
      stock
      minimumStock
      onOrder
      supplier
      sku
      purchasePrice
    }
  }
}
    `) as unknown as TypedDocumentString<ProductsToOrderQuery, ProductsToOrderQueryVariables>;
export const PartsToOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PartsToOrder($perPage: Int!) {
  list: zzpProducts(
    filter: {isToOrder: true}
    sort: {field: title}
    perPage: $perPage
  ) {
    total
    items {
      id
      version
      title
      stock
      minimumStock
      onOrder
      supplier
      sku
      purchasePrice
    }
  }
}
    `) as unknown as TypedDocumentString<PartsToOrderQuery, PartsToOrderQueryVariables>;
export const OrderProductDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderProduct($id: Int!, $version: Int!, $onOrder: Int!) {
  updateProduct(id: $id, input: {version: $version, onOrder: $onOrder}) {
    id
  }
}
    `) as unknown as TypedDocumentString<OrderProductMutation, OrderProductMutationVariables>;
export const OrderPartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OrderPart($id: Int!, $version: Int!, $onOrder: Int!) {
  updateZzpProduct(id: $id, input: {version: $version, onOrder: $onOrder}) {
    id
  }
}
    `) as unknown as TypedDocumentString<OrderPartMutation, OrderPartMutationVariables>;
export const StockListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StockList($page: Int!, $perPage: Int!) {
  me {
    id
    name
    email
    role
  }
  zzpProducts(page: $page, perPage: $perPage, sort: {field: title}) {
    total
    items {
      ...StockProductFields
    }
  }
}
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}`) as unknown as TypedDocumentString<StockListQuery, StockListQueryVariables>;
export const StockDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Stock($id: Int!) {
  zzpProduct(id: $id) {
    ...StockProductFields
  }
}
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}`) as unknown as TypedDocumentString<StockQuery, StockQueryVariables>;
export const AdjustStockDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdjustStock($id: Int!, $delta: Int!) {
  adjustStock(id: $id, delta: $delta) {
    ...StockProductFields
  }
}
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}`) as unknown as TypedDocumentString<AdjustStockMutation, AdjustStockMutationVariables>;
export const SetStockDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetStock($id: Int!, $input: UpdateZzpProductInput!) {
  updateZzpProduct(id: $id, input: $input) {
    ...StockProductFields
  }
}
    fragment StockProductFields on ZzpProduct {
  id
  title
  stock
  version
}`) as unknown as TypedDocumentString<SetStockMutation, SetStockMutationVariables>;
export const StockMovementsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StockMovements($id: Int!, $page: Int!, $perPage: Int!) {
  stockMovements(product: $id, page: $page, perPage: $perPage) {
    total
    items {
      id
      at
      delta
      stock
      userName
    }
  }
}
    `) as unknown as TypedDocumentString<StockMovementsQuery, StockMovementsQueryVariables>;
export const PartsAffectedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PartsAffected($parts: [String!]!) {
  partsAffected(parts: $parts) {
    records {
      entity
      count
    }
    accounts {
      role
      count
    }
  }
}
    `) as unknown as TypedDocumentString<PartsAffectedQuery, PartsAffectedQueryVariables>;
export const TextMatchesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TextMatches($sought: String!, $matchCase: Boolean!, $wholeWord: Boolean!) {
  textMatches(sought: $sought, matchCase: $matchCase, wholeWord: $wholeWord) {
    total
    records
    drafts
    items {
      entity
      id
      version
      title
      language
      label {
        ...LocalizedWords
      }
      path
      from
      typed
      before
      found
      after
      isDivided
    }
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`) as unknown as TypedDocumentString<TextMatchesQuery, TextMatchesQueryVariables>;
export const ReplaceTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReplaceText($places: [TextPlaceInput!]!, $sought: String!, $replacement: String!) {
  replaceText(places: $places, sought: $sought, replacement: $replacement) {
    id
    places
  }
}
    `) as unknown as TypedDocumentString<ReplaceTextMutation, ReplaceTextMutationVariables>;
export const UndoReplacementDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoReplacement($id: Int!) {
  undoReplacement(id: $id) {
    records
    left {
      entity
      id
      title
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<UndoReplacementMutation, UndoReplacementMutationVariables>;
export const TextReplacementsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TextReplacements {
  textReplacements {
    id
    sought
    replacement
    places
    userName
    at
    undoneAt
  }
}
    `) as unknown as TypedDocumentString<TextReplacementsQuery, TextReplacementsQueryVariables>;
export const DifferingFactsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DifferingFacts($page: Int!, $perPage: Int!) {
  differingFacts(page: $page, perPage: $perPage) {
    total
    items {
      entity
      id
      version
      title
      language
      label {
        ...LocalizedWords
      }
      path
      from
      typed
      before
      found
      after
      ways {
        text
        value
      }
    }
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`) as unknown as TypedDocumentString<DifferingFactsQuery, DifferingFactsQueryVariables>;
export const SellAtTillDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SellAtTill($lines: [TillLine!]!, $jobs: [BilledJobInput!]!, $payments: [ReceivedInput!]!, $onlinePayment: Int, $total: Money!, $isAboveAgreed: Boolean!, $isAboveStock: Boolean!, $key: String!) {
  sellAtTill(
    lines: $lines
    jobs: $jobs
    payments: $payments
    onlinePayment: $onlinePayment
    total: $total
    isAboveAgreed: $isAboveAgreed
    isAboveStock: $isAboveStock
    key: $key
  ) {
    id
    name
    total
  }
}
    `) as unknown as TypedDocumentString<SellAtTillMutation, SellAtTillMutationVariables>;
export const ReturnAtTillDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReturnAtTill($id: Int!, $lines: [ReturnedLineInput!]!, $refund: ReceivedBy!, $total: Money!, $givesBackStock: Boolean!, $key: String!) {
  returnAtTill(
    id: $id
    lines: $lines
    refund: $refund
    total: $total
    givesBackStock: $givesBackStock
    key: $key
  ) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<ReturnAtTillMutation, ReturnAtTillMutationVariables>;
export const MailReceiptDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MailReceipt($id: Int!, $address: String!, $key: String!) {
  mailReceipt(id: $id, address: $address, key: $key)
}
    `) as unknown as TypedDocumentString<MailReceiptMutation, MailReceiptMutationVariables>;
export const TillStateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TillState {
  tillState {
    since
    floatBefore
    takings {
      method
      count
      total
    }
    cash
    moved
    expected
    movements {
      id
      amount
      reason
      createdAt
    }
    denominations
  }
}
    `) as unknown as TypedDocumentString<TillStateQuery, TillStateQueryVariables>;
export const MoveCashDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveCash($amount: Money!, $reason: String!, $key: String!) {
  moveCash(amount: $amount, reason: $reason, key: $key) {
    id
  }
}
    `) as unknown as TypedDocumentString<MoveCashMutation, MoveCashMutationVariables>;
export const CloseTillDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseTill($counted: [CountedInput!]!, $floatLeft: Money!, $expected: Money!, $reason: String, $key: String!) {
  closeTill(
    counted: $counted
    floatLeft: $floatLeft
    expected: $expected
    reason: $reason
    key: $key
  ) {
    id
    number
  }
}
    `) as unknown as TypedDocumentString<CloseTillMutation, CloseTillMutationVariables>;
export const OpenTradeInsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OpenTradeIns {
  openTradeIns {
    id
    make
    model
    owed
  }
}
    `) as unknown as TypedDocumentString<OpenTradeInsQuery, OpenTradeInsQueryVariables>;
export const UnansweredSearchesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnansweredSearches {
  unansweredSearches {
    language
    words
    asked
    found
    lastDay
  }
}
    `) as unknown as TypedDocumentString<UnansweredSearchesQuery, UnansweredSearchesQueryVariables>;
export const CreateSynonymDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateSynonym($words: String!) {
  createSearchSynonym(input: {words: $words}) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateSynonymMutation, CreateSynonymMutationVariables>;
export const RenewWebhookSecretDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewWebhookSecret($id: Int!) {
  secret: renewWebhookSecret(id: $id)
}
    `) as unknown as TypedDocumentString<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>;
export const SendTestWebhookDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendTestWebhook($id: Int!) {
  delivery: sendTestWebhook(id: $id)
}
    `) as unknown as TypedDocumentString<SendTestWebhookMutation, SendTestWebhookMutationVariables>;
export const ResendWebhookDeliveriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResendWebhookDeliveries($ids: [Int!], $webhook: Int) {
  count: resendWebhookDeliveries(ids: $ids, webhook: $webhook)
}
    `) as unknown as TypedDocumentString<ResendWebhookDeliveriesMutation, ResendWebhookDeliveriesMutationVariables>;
export const ApprovalRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ApprovalRequests {
  approvalRequests {
    entity
    record
    isNew
    title
    language
    version
    userName
    at
    note
    answer
    answeredBy
  }
}
    `) as unknown as TypedDocumentString<ApprovalRequestsQuery, ApprovalRequestsQueryVariables>;
export const AskApprovalDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AskApproval($entity: ManagedEntityName!, $record: Int!, $note: String) {
  askApproval(entity: $entity, record: $record, note: $note)
}
    `) as unknown as TypedDocumentString<AskApprovalMutation, AskApprovalMutationVariables>;
export const ApproveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Approve($entity: ManagedEntityName!, $record: Int!, $version: Int!) {
  approve(entity: $entity, record: $record, version: $version)
}
    `) as unknown as TypedDocumentString<ApproveMutation, ApproveMutationVariables>;
export const DeclineApprovalDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeclineApproval($entity: ManagedEntityName!, $record: Int!, $answer: String!) {
  declineApproval(entity: $entity, record: $record, answer: $answer)
}
    `) as unknown as TypedDocumentString<DeclineApprovalMutation, DeclineApprovalMutationVariables>;
export const FoundTextsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FoundTexts($q: String!, $entities: [ManagedEntityName!], $ids: [Int!]) {
  foundTexts(q: $q, entities: $entities, ids: $ids) {
    entity
    id
    title
    language
    label {
      ...LocalizedWords
    }
    before
    found
    after
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`) as unknown as TypedDocumentString<FoundTextsQuery, FoundTextsQueryVariables>;
export const ChangeRecordsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeRecords($entity: ManagedEntityName!, $rows: [RecordChangesInput!]!, $isTrial: Boolean! = false) {
  changeRecords(entity: $entity, rows: $rows, isTrial: $isTrial) {
    id
    version
  }
}
    `) as unknown as TypedDocumentString<ChangeRecordsMutation, ChangeRecordsMutationVariables>;
export const UnlinkTranslationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnlinkTranslation($entity: ManagedEntityName!, $id: Int!) {
  unlinkTranslation(entity: $entity, id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<UnlinkTranslationMutation, UnlinkTranslationMutationVariables>;
export const LinkTranslationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LinkTranslation($entity: ManagedEntityName!, $id: Int!, $translation: Int!, $takeFrom: Int) {
  linkTranslation(
    entity: $entity
    id: $id
    translation: $translation
    takeFrom: $takeFrom
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<LinkTranslationMutation, LinkTranslationMutationVariables>;
export const UploadImageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UploadImage($file: Upload!, $pageType: String!, $pageId: Int) {
  uploadImage(file: $file, pageType: $pageType, pageId: $pageId) {
    url
    width
    height
    widths
  }
}
    `) as unknown as TypedDocumentString<UploadImageMutation, UploadImageMutationVariables>;
export const RecordHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RecordHistory($entity: ManagedEntityName!, $id: Int!, $perPage: Int!) {
  history: recordHistory(entity: $entity, id: $id, perPage: $perPage) {
    items {
      id
      version
      action
      userName
      at
      fields
      replacement {
        sought
        replacement
      }
      previewVersion
      previewRemark
    }
    total
  }
}
    `) as unknown as TypedDocumentString<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const RestoreVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreVersion($entity: ManagedEntityName!, $id: Int!, $change: Int!, $version: Int!) {
  restored: putBackVersion(
    entity: $entity
    id: $id
    change: $change
    version: $version
  ) {
    version
    emptied
  }
}
    `) as unknown as TypedDocumentString<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const PlacesLeadingToDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PlacesLeadingTo($entity: ManagedEntityName!, $id: Int!, $withTranslation: Boolean!) {
  placesLeadingTo(entity: $entity, id: $id, withTranslation: $withTranslation) {
    addresses
    total
    menus
    places {
      entity
      id
      title
      language
      field
    }
  }
}
    `) as unknown as TypedDocumentString<PlacesLeadingToQuery, PlacesLeadingToQueryVariables>;
export const RedirectVisitorsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RedirectVisitors($entity: ManagedEntityName!, $id: Int!, $to: String!, $withTranslation: Boolean!) {
  redirectVisitors(
    entity: $entity
    id: $id
    to: $to
    withTranslation: $withTranslation
  )
}
    `) as unknown as TypedDocumentString<RedirectVisitorsMutation, RedirectVisitorsMutationVariables>;
export const LinkTargetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LinkTargets($search: String, $language: Language) {
  page: pages(
    filter: {search: $search, language: $language, visible: true}
    perPage: 10
  ) {
    items {
      id
      title
      language
      url
      fullUrl
      visible
    }
  }
  newsItem: newsItems(filter: {search: $search, language: $language}, perPage: 6) {
    items {
      id
      title
      language
      url
    }
  }
  tip: tips(filter: {search: $search, language: $language}, perPage: 6) {
    items {
      id
      title
      language
      url
    }
  }
  product: products(filter: {search: $search, language: $language}, perPage: 6) {
    items {
      id
      title
      language
      url
    }
  }
}
    `) as unknown as TypedDocumentString<LinkTargetsQuery, LinkTargetsQueryVariables>;
export const UsesOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UsesOf($entity: ManagedEntityName!, $id: Int!, $withTranslation: Boolean!) {
  usesOf(entity: $entity, id: $id, withTranslation: $withTranslation) {
    entity
    id
    title
    field
    inText
  }
}
    `) as unknown as TypedDocumentString<UsesOfQuery, UsesOfQueryVariables>;
export const CatalogueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Catalogue {
  managedEntities {
    isInUse
    name
    type
    plural
    section
    label {
      ...LocalizedWords
    }
    pluralLabel {
      ...LocalizedWords
    }
    icon
    titleField
    hasList
    createdBy
    updatedBy
    screens {
      address
      icon
      label {
        ...LocalizedWords
      }
      sections
    }
    canCreate
    canEdit
    canDelete
    editedInList
    hasNextId
    hasLanguage
    isTranslated
    translationField
    previewSection
    fields {
      ...FieldDescription
      fields {
        ...FieldDescription
        fields {
          name
          kind
        }
      }
    }
  }
  managedBlocks {
    isInUse
    name
    type
    label {
      ...LocalizedWords
    }
    fields {
      ...FieldDescription
      fields {
        ...FieldDescription
      }
    }
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}
fragment FieldDescription on ManagedField {
  name
  kind
  label {
    ...LocalizedWords
  }
  help {
    ...LocalizedWords
  }
  required
  readOnly
  writeOnly
  max
  min
  unique
  inList
  filterable
  sortable
  hasRange
  takesPlaceholders
  isShared
  choices {
    value
    label {
      ...LocalizedWords
    }
  }
  reference
  section
  sectionLabel {
    ...LocalizedWords
  }
  counts
  itemLabel {
    ...LocalizedWords
  }
  defaultValue
}`) as unknown as TypedDocumentString<CatalogueQuery, CatalogueQueryVariables>;
export const BackOfficeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BackOffice {
  myRights {
    right
    operations
    reads
    works
    asksApproval
    owners
    isAtCounter
    people {
      ...CounterPersonFields
    }
  }
  shopPlaceholders {
    name
    label {
      ...LocalizedWords
    }
    value {
      ...LocalizedWords
    }
  }
  retention {
    kind
    label {
      ...LocalizedWords
    }
    help {
      ...LocalizedWords
    }
    period {
      ...LocalizedWords
    }
    setting
  }
  myPreferences {
    name
    value
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}
fragment CounterPersonFields on CounterPerson {
  id
  name
  digits
}`) as unknown as TypedDocumentString<BackOfficeQuery, BackOfficeQueryVariables>;
export const ViewerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Viewer {
  me {
    id
    name
    email
    role
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const MediaFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MediaFiles($search: String, $folder: String, $unused: Boolean!, $page: Int!, $perPage: Int!) {
  mediaFiles(
    search: $search
    folder: $folder
    unused: $unused
    page: $page
    perPage: $perPage
  ) {
    items {
      ...MediaFileFields
    }
    total
  }
  mediaFolders
}
    fragment MediaFileFields on MediaFile {
  image {
    url
    width
    height
    widths
    focusX
    focusY
  }
  name
  bytes
  createdAt
  folder
  alts {
    language
    text
  }
  uses {
    entity
    id
    title
    field
  }
}`) as unknown as TypedDocumentString<MediaFilesQuery, MediaFilesQueryVariables>;
export const UpdateMediaFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateMediaFile($url: String!, $input: MediaFileInput!) {
  updateMediaFile(url: $url, input: $input) {
    ...MediaFileFields
  }
}
    fragment MediaFileFields on MediaFile {
  image {
    url
    width
    height
    widths
    focusX
    focusY
  }
  name
  bytes
  createdAt
  folder
  alts {
    language
    text
  }
  uses {
    entity
    id
    title
    field
  }
}`) as unknown as TypedDocumentString<UpdateMediaFileMutation, UpdateMediaFileMutationVariables>;
export const ReplaceMediaFileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReplaceMediaFile($url: String!, $file: Upload!) {
  replaceMediaFile(url: $url, file: $file) {
    ...MediaFileFields
  }
}
    fragment MediaFileFields on MediaFile {
  image {
    url
    width
    height
    widths
    focusX
    focusY
  }
  name
  bytes
  createdAt
  folder
  alts {
    language
    text
  }
  uses {
    entity
    id
    title
    field
  }
}`) as unknown as TypedDocumentString<ReplaceMediaFileMutation, ReplaceMediaFileMutationVariables>;
export const DeleteMediaFilesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteMediaFiles($urls: [String!]!) {
  deleteMediaFiles(urls: $urls)
}
    `) as unknown as TypedDocumentString<DeleteMediaFilesMutation, DeleteMediaFilesMutationVariables>;
export const MediaFoldersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MediaFolders {
  mediaFolders
}
    `) as unknown as TypedDocumentString<MediaFoldersQuery, MediaFoldersQueryVariables>;
export const ShopPlaceholdersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShopPlaceholders {
  shopPlaceholders {
    name
    text
    label {
      ...LocalizedWords
    }
    value {
      ...LocalizedWords
    }
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}`) as unknown as TypedDocumentString<ShopPlaceholdersQuery, ShopPlaceholdersQueryVariables>;
export const RecordPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RecordPreview($entity: ManagedEntityName!, $record: Int!) {
  recordPreview(entity: $entity, record: $record) {
    link {
      ...PreviewLinkFields
    }
    answers {
      ...PreviewAnswerFields
    }
  }
}
    fragment PreviewLinkFields on PreviewLinkInfo {
  address
  expiresAt
}
fragment PreviewAnswerFields on PreviewAnswerInfo {
  id
  entity
  record
  isNew
  title
  userName
  isAgreement
  remark
  at
  versionAt
  isCurrent
  settledAt
}`) as unknown as TypedDocumentString<RecordPreviewQuery, RecordPreviewQueryVariables>;
export const OpenPreviewAnswersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OpenPreviewAnswers {
  openPreviewAnswers {
    ...PreviewAnswerFields
  }
}
    fragment PreviewAnswerFields on PreviewAnswerInfo {
  id
  entity
  record
  isNew
  title
  userName
  isAgreement
  remark
  at
  versionAt
  isCurrent
  settledAt
}`) as unknown as TypedDocumentString<OpenPreviewAnswersQuery, OpenPreviewAnswersQueryVariables>;
export const MakePreviewLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MakePreviewLink($entity: ManagedEntityName!, $record: Int!) {
  makePreviewLink(entity: $entity, record: $record) {
    ...PreviewLinkFields
  }
}
    fragment PreviewLinkFields on PreviewLinkInfo {
  address
  expiresAt
}`) as unknown as TypedDocumentString<MakePreviewLinkMutation, MakePreviewLinkMutationVariables>;
export const RevokePreviewLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokePreviewLink($entity: ManagedEntityName!, $record: Int!) {
  revokePreviewLink(entity: $entity, record: $record)
}
    `) as unknown as TypedDocumentString<RevokePreviewLinkMutation, RevokePreviewLinkMutationVariables>;
export const SettlePreviewAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettlePreviewAnswer($id: Int!) {
  settlePreviewAnswer(id: $id)
}
    `) as unknown as TypedDocumentString<SettlePreviewAnswerMutation, SettlePreviewAnswerMutationVariables>;
export const UpcomingMomentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UpcomingMoments($from: Instant, $to: Instant, $count: Int! = 200) {
  upcomingMoments(from: $from, to: $to, count: $count) {
    entity
    record
    version
    title
    language
    kind
    at
    visible
    visibleFrom
    visibleUntil
    release
    count
  }
}
    `) as unknown as TypedDocumentString<UpcomingMomentsQuery, UpcomingMomentsQueryVariables>;
export const PlanReleaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PlanRelease($id: Int!, $publishAt: Instant) {
  planRelease(id: $id, publishAt: $publishAt) {
    id
  }
}
    `) as unknown as TypedDocumentString<PlanReleaseMutation, PlanReleaseMutationVariables>;
export const MoveDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveDraft($entity: ManagedEntityName!, $record: Int!, $publishAt: Instant) {
  plan(entity: $entity, record: $record, publishAt: $publishAt) {
    version
  }
}
    `) as unknown as TypedDocumentString<MoveDraftMutation, MoveDraftMutationVariables>;
export const PlanPublicationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PlanPublication($entity: ManagedEntityName!, $id: Int!, $version: Int!, $visible: Boolean!, $visibleFrom: Instant, $visibleUntil: Instant) {
  planPublication(
    entity: $entity
    id: $id
    version: $version
    visible: $visible
    visibleFrom: $visibleFrom
    visibleUntil: $visibleUntil
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<PlanPublicationMutation, PlanPublicationMutationVariables>;
export const ReleasesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Releases {
  releases {
    id
    name
    publishAt
    failure
    records {
      ...ReleaseRecordParts
    }
  }
}
    fragment ReleaseRecordParts on ReleaseRecord {
  entity
  record
  isNew
  hasDraft
  title
  language
}`) as unknown as TypedDocumentString<ReleasesQuery, ReleasesQueryVariables>;
export const PublishedReleasesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PublishedReleases {
  releases(published: true) {
    id
    name
    publishedAt
    publishedCount
  }
}
    `) as unknown as TypedDocumentString<PublishedReleasesQuery, PublishedReleasesQueryVariables>;
export const ReleaseCandidatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReleaseCandidates {
  releaseCandidates {
    ...ReleaseRecordParts
  }
}
    fragment ReleaseRecordParts on ReleaseRecord {
  entity
  record
  isNew
  hasDraft
  title
  language
}`) as unknown as TypedDocumentString<ReleaseCandidatesQuery, ReleaseCandidatesQueryVariables>;
export const SaveReleaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveRelease($id: Int, $name: String!) {
  saveRelease(id: $id, name: $name) {
    id
  }
}
    `) as unknown as TypedDocumentString<SaveReleaseMutation, SaveReleaseMutationVariables>;
export const AddToReleaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddToRelease($id: Int!, $entity: ManagedEntityName!, $record: Int!, $bothLanguages: Boolean! = true) {
  addToRelease(
    id: $id
    entity: $entity
    record: $record
    bothLanguages: $bothLanguages
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<AddToReleaseMutation, AddToReleaseMutationVariables>;
export const StartReleaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartRelease($name: String!, $publishAt: Instant, $entity: ManagedEntityName!, $record: Int!, $bothLanguages: Boolean!) {
  startRelease(
    name: $name
    publishAt: $publishAt
    entity: $entity
    record: $record
    bothLanguages: $bothLanguages
  ) {
    id
  }
}
    `) as unknown as TypedDocumentString<StartReleaseMutation, StartReleaseMutationVariables>;
export const TakeFromReleaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeFromRelease($id: Int!, $entity: ManagedEntityName!, $record: Int!) {
  takeFromRelease(id: $id, entity: $entity, record: $record, bothLanguages: false) {
    id
  }
}
    `) as unknown as TypedDocumentString<TakeFromReleaseMutation, TakeFromReleaseMutationVariables>;
export const PublishReleaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishRelease($id: Int!) {
  publishRelease(id: $id)
}
    `) as unknown as TypedDocumentString<PublishReleaseMutation, PublishReleaseMutationVariables>;
export const DiscardReleaseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardRelease($id: Int!) {
  discardRelease(id: $id)
}
    `) as unknown as TypedDocumentString<DiscardReleaseMutation, DiscardReleaseMutationVariables>;
export const LogInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LogIn($email: String!, $password: String!, $code: String) {
  login(email: $email, password: $password, code: $code) {
    id
    name
    email
    role
  }
}
    `) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const CounterPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CounterPeople {
  myRights {
    people {
      ...CounterPersonFields
    }
  }
}
    fragment CounterPersonFields on CounterPerson {
  id
  name
  digits
}`) as unknown as TypedDocumentString<CounterPeopleQuery, CounterPeopleQueryVariables>;
export const SwitchPersonDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SwitchPerson($person: Int!, $pin: String!) {
  switchPerson(person: $person, pin: $pin) {
    id
  }
}
    `) as unknown as TypedDocumentString<SwitchPersonMutation, SwitchPersonMutationVariables>;
export const TextPricesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TextPrices($language: Language!, $search: String!) {
  textPrices(language: $language, search: $search) {
    ...NamedPrice
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}
fragment NamedPrice on TextPrice {
  name
  text
  entity
  id
  title
  isHidden
  value {
    ...LocalizedWords
  }
  amount
  amountTo
}`) as unknown as TypedDocumentString<TextPricesQuery, TextPricesQueryVariables>;
export const TextPricesNamedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TextPricesNamed($names: [String!]!) {
  textPricesNamed(names: $names) {
    ...NamedPrice
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}
fragment NamedPrice on TextPrice {
  name
  text
  entity
  id
  title
  isHidden
  value {
    ...LocalizedWords
  }
  amount
  amountTo
}`) as unknown as TypedDocumentString<TextPricesNamedQuery, TextPricesNamedQueryVariables>;
export const TextPricesOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TextPricesOf($language: Language!, $amounts: [Float!]!) {
  textPricesOf(language: $language, amounts: $amounts) {
    ...NamedPrice
  }
}
    fragment LocalizedWords on LocalizedText {
  nl
  en
}
fragment NamedPrice on TextPrice {
  name
  text
  entity
  id
  title
  isHidden
  value {
    ...LocalizedWords
  }
  amount
  amountTo
}`) as unknown as TypedDocumentString<TextPricesOfQuery, TextPricesOfQueryVariables>;
export const KeepPreferenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation KeepPreference($name: String!, $value: String) {
  keepPreference(name: $name, value: $value)
}
    `) as unknown as TypedDocumentString<KeepPreferenceMutation, KeepPreferenceMutationVariables>;
export const LogoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Logout {
  logout {
    loggedOut
    loginRedirect
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const TrashDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Trash($perPage: Int!) {
  bin(perPage: $perPage) {
    items {
      entity
      record
      title
      detail
      translation
      userName
      at
      until
    }
    total
  }
}
    `) as unknown as TypedDocumentString<TrashQuery, TrashQueryVariables>;
export const RestoreConflictsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RestoreConflicts($entity: ManagedEntityName!, $id: Int!) {
  conflicts: restoreConflicts(entity: $entity, id: $id) {
    record
    title
    field
    value
    proposal
    complaint
  }
}
    `) as unknown as TypedDocumentString<RestoreConflictsQuery, RestoreConflictsQueryVariables>;
export const RestoreRecordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreRecord($entity: ManagedEntityName!, $id: Int!, $choices: [RestoreChoice!]) {
  restored: restoreRecord(entity: $entity, id: $id, choices: $choices) {
    restored
    emptied
    relinked
    forgotten {
      entity
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreRecordMutation, RestoreRecordMutationVariables>;
export const RemoveForGoodDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveForGood($entity: ManagedEntityName!, $id: Int!) {
  removeForGood(entity: $entity, id: $id) {
    deleted
  }
}
    `) as unknown as TypedDocumentString<RemoveForGoodMutation, RemoveForGoodMutationVariables>;