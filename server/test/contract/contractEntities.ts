import type { Role } from '../../src/kernel/access/roles.js'

/** Existing records that a new record may refer to. */
export interface Given {
  picture: string
  customer: number
  group: number
}

type Value = string | number | boolean | null | object
export type RestRecord = Record<string, Value>

/** A managed entity as the contract specifies it, independent of the product code. */
export interface ContractEntity {
  /** The checklist's numbers of its REST calls and of what it stores. */
  ids: string
  type: string
  /** As it stands before 'not found'. */
  name: string
  rest: { list?: string; one: string; nextId?: string; add?: string; edit?: true; delete?: true }
  graphql: { list?: string; one: string; create?: string }
  isTranslated?: true
  /** A whole record in the words of REST. */
  record(given: Given): RestRecord
  /** A later change of it. */
  change?: RestRecord
  /** Who may do what besides cms-admin. */
  also?: Partial<Record<'read' | 'update', Role>>
}

const title = { language: 'nl', title: 'Contract' }
const change = { title: 'Gewijzigd' }
const person = { name: 'Anna de Wit', email: 'anna@example.com', phone: '06 0000 0001' }
const problem = 'Het scherm blijft zwart.'
const service = { ...title, intro: 'Kort', icon: 'ssd-upgrade', background_color: 'gray' }

const job = ({ customer }: Given) => ({
  customer,
  current_status: 'Ligt op de werkbank',
  description: 'Laptop',
  description_problem: problem,
  what_has_been_done: 'Nagekeken',
  intake_date: '2026-11-02',
  start_date: '2026-11-03',
  end_date: '2026-11-20',
  costs: 149.95,
  used_parts: [{ title: 'SSD 1 TB', count: 1, price: 89.5 }],
  including_vat: true,
})

const managed = (plural: string, singular: string) => ({
  list: plural,
  one: singular,
  nextId: `${plural}/next-${singular}-id`,
  add: `${plural}/add-${singular}`,
  edit: true as const,
  delete: true as const,
})

export const contractEntities: ContractEntity[] = [
  {
    ids: '[R20] [P1] [P3]',
    type: 'Page',
    name: 'Page',
    rest: managed('pages', 'page'),
    graphql: { list: 'pages', one: 'page', create: 'createPage' },
    isTranslated: true,
    record: ({ picture }) => ({
      ...title,
      subtitle: 'Onder',
      show_subtitle: true,
      intro: 'Inleiding',
      show_intro: true,
      image: picture,
      show_slider: true,
      slider_images: [picture],
      show_action_btn: true,
      action_btn_title: 'Bel ons',
      seo_description: 'Zoekmachine',
      facebook_image: picture,
      url: 'contract-pagina',
      menu_title: 'Contractmenu',
      visible: true,
      visible_in_menu: true,
      visible_in_top_menu: true,
      position_in_top_menu: 2,
      visible_in_footer_menu: true,
      position_in_footer_menu: 3,
      belongs_to: null,
    }),
    change,
  },
  {
    ids: '[R21] [E18]',
    type: 'Feature',
    name: 'Feature',
    rest: managed('features', 'feature'),
    graphql: { list: 'features', one: 'feature', create: 'createFeature' },
    record: () => ({ ...title, icon: 'memory-upgrade' }),
    change,
  },
  {
    ids: '[R22] [E19]',
    type: 'Service',
    name: 'Service',
    rest: managed('services', 'service'),
    graphql: { list: 'services', one: 'service', create: 'createService' },
    isTranslated: true,
    record: ({ group }) => ({ ...service, group }),
    change,
  },
  {
    ids: '[R23] [E19]',
    type: 'ServiceGroup',
    name: 'Service group',
    rest: managed('service-groups', 'service-group'),
    graphql: { list: 'serviceGroups', one: 'serviceGroup', create: 'createServiceGroup' },
    isTranslated: true,
    record: () => service,
    change,
  },
  {
    ids: '[R24] [E10]',
    type: 'NewsItem',
    name: 'News item',
    rest: {
      list: 'news',
      one: 'news-item',
      nextId: 'news-item/next-news-id',
      add: 'news-item/add-news',
      edit: true,
      delete: true,
    },
    graphql: { list: 'newsItems', one: 'newsItem', create: 'createNewsItem' },
    isTranslated: true,
    record: ({ picture }) => ({
      ...title,
      subtitle: 'Onder',
      intro: 'Inleiding',
      text: '<p>Tekst</p>',
      image: picture,
      show_action_btn: true,
      action_btn_title: 'Bel ons',
      seo_description: 'Zoekmachine',
      facebook_image: picture,
      url: 'contract-nieuws',
      category: 1,
      group: null,
      is_teaser: true,
      show_in_overview: true,
      overview_image: picture,
      header_image: picture,
      intro_overview: 'Kort',
    }),
    change,
  },
  {
    ids: '[R25] [E12]',
    type: 'NewsGroup',
    name: 'News group',
    rest: managed('news-groups', 'news-group'),
    graphql: { list: 'newsGroups', one: 'newsGroup', create: 'createNewsGroup' },
    isTranslated: true,
    record: () => title,
    change,
  },
  {
    ids: '[R26] [E12]',
    type: 'NewsCategory',
    name: 'News category',
    rest: managed('news-categories', 'news-category'),
    graphql: { list: 'newsCategories', one: 'newsCategory', create: 'createNewsCategory' },
    isTranslated: true,
    record: () => title,
    change,
  },
  {
    ids: '[L17]',
    type: 'SharedBlock',
    name: 'Shared block',
    rest: managed('shared-blocks', 'shared-block'),
    graphql: { list: 'sharedBlocks', one: 'sharedBlock', create: 'createSharedBlock' },
    isTranslated: true,
    record: () => ({ ...title, blocks: [{ type: 'text', title: 'Actie', text: '<p>Nu.</p>' }] }),
    change,
  },
  {
    ids: '[R27] [E14]',
    type: 'Tip',
    name: 'Tip',
    rest: managed('tips', 'tip'),
    graphql: { list: 'tips', one: 'tip', create: 'createTip' },
    isTranslated: true,
    record: ({ picture }) => ({
      ...title,
      subtitle: 'Onder',
      intro: 'Inleiding',
      text: '<p>Tekst</p>',
      image: picture,
      url: 'contract-tip',
    }),
    change,
  },
  {
    ids: '[R28] [E15]',
    type: 'Product',
    name: 'Product',
    rest: managed('products', 'product'),
    graphql: { list: 'products', one: 'product', create: 'createProduct' },
    isTranslated: true,
    record: ({ picture }) => ({
      ...title,
      brand: 'Merk',
      price: 24.95,
      stock: 3,
      specifications: '<p>16 GB</p>',
      image: picture,
      url: 'contract-product',
      product_type: 'product-sale',
      condition: 'as-new',
      size: '14 inch',
    }),
    change,
  },
  {
    ids: '[R29] [E18]',
    type: 'ZzpProduct',
    name: 'Zzp product',
    rest: managed('zzp-products', 'zzp-product'),
    graphql: { list: 'zzpProducts', one: 'zzpProduct', create: 'createZzpProduct' },
    record: () => ({ title: 'SSD 1 TB', stock: 4 }),
    change: { stock: 9 },
    also: { read: 'cms-zzp', update: 'cms-zzp' },
  },
  {
    ids: '[R30] [E18]',
    type: 'Review',
    name: 'Review',
    rest: { list: 'reviews', one: 'review', add: 'reviews/add-review', edit: true, delete: true },
    graphql: { list: 'reviews', one: 'review', create: 'createReview' },
    record: () => ({ language: 'nl', name: 'Anna', text: 'Snel geholpen.', source: 'Google' }),
    change: { name: 'Anna W.' },
  },
  {
    ids: '[R31] [J1] [J5]',
    type: 'StatusNewPc',
    name: 'Status new pc',
    rest: managed('statuses-new-pc', 'status-new-pc'),
    graphql: { list: 'statusesNewPc', one: 'statusNewPc', create: 'createStatusNewPc' },
    record: (given) => ({ ...job(given), status: 'assembling' }),
    change: { status: 'delivery-appointment' },
    also: { read: 'cms-status-user' },
  },
  {
    ids: '[R32] [J2] [J5]',
    type: 'StatusRepair',
    name: 'Status repair',
    rest: managed('statuses-repair', 'status-repair'),
    graphql: { list: 'statusesRepair', one: 'statusRepair', create: 'createStatusRepair' },
    record: (given) => ({ ...job(given), status: 'in-treatment' }),
    change: { status: 'return-appointment' },
    also: { read: 'cms-status-user' },
  },
  {
    ids: '[R33] [E23] [G5]',
    type: 'Customer',
    name: 'Customer',
    rest: { list: 'customers', one: 'customer', add: 'register', delete: true },
    graphql: { list: 'customers', one: 'customer', create: 'register' },
    record: () => ({
      name: person.name,
      email: 'contract-klant@example.com',
      phone_number: '06 0000 0001',
      address: 'Molenstraat',
      house_number: '12a',
      zip_code: '5401 AB',
      role: 'cms-status-user',
      status_user: true,
    }),
    change: { phone_number: '06 0000 0002', status_user: false },
  },
  {
    ids: '[K4]',
    type: 'Device',
    name: 'Device',
    rest: managed('devices', 'device'),
    graphql: { list: 'devices', one: 'device', create: 'createDevice' },
    record: ({ customer }) => ({
      customer,
      kind: 'all-in-one',
      brand: 'Lenovo',
      model: 'ThinkPad T14',
      serial_number: 'PF-12345',
      bought_on: '2025-03-14',
      notes: 'Kras op het deksel',
    }),
    change: { serial_number: 'PF-54321' },
    also: { read: 'cms-status-user' },
  },
  {
    ids: '[R34] [E24] [G5]',
    type: 'Email',
    name: 'E-mail',
    rest: { list: 'emails', one: 'email', add: 'emails/add-email', delete: true },
    graphql: { list: 'emails', one: 'email', create: 'createEmail' },
    record: () => ({ ...person, message: 'Hallo' }),
  },
  {
    ids: '[R34] [E24] [G5]',
    type: 'EmailPhone',
    name: 'E-mail',
    rest: { list: 'emails-phone', one: 'email-phone', add: 'emails-phone/add-email-phone', delete: true },
    graphql: { list: 'emailsPhone', one: 'emailPhone', create: 'createEmailPhone' },
    record: () => ({ ...person, description_problem: problem }),
  },
  {
    ids: '[R34] [E24] [G5]',
    type: 'EmailRemoteAssistance',
    name: 'E-mail',
    rest: {
      list: 'emails-remote-assistance',
      one: 'email-remote-assistance',
      add: 'emails-remote-assistance/add-email-remote-assistance',
      delete: true,
    },
    graphql: { list: 'emailsRemoteAssistance', one: 'emailRemoteAssistance', create: 'createEmailRemoteAssistance' },
    record: () => ({ ...person, description_problem: problem }),
  },
  {
    ids: '[R37] [D6] [G5]',
    type: 'AccountantDownload',
    name: 'Accountant download',
    rest: { one: 'accountant-download', edit: true },
    graphql: { one: 'accountantDownload' },
    record: () => ({ title: 'Administratie', description: 'Derde kwartaal' }),
    change: { title: 'Administratie 2026' },
    also: { read: 'cms-accountant' },
  },
]
