import schema from '../src/generated/schema.json' with { type: 'json' }
import { SchemaFacts } from '../src/kernel/dataProvider/SchemaFacts'
import { ManagedCatalogue } from '../src/kernel/managed/ManagedCatalogue'
import type { ManagedBlock } from '../src/kernel/managed/ManagedEntity'
import { alone, entity, field, mail, untitled } from './descriptions'

const title = field('title', 'text', { required: true, max: 120, inList: true })

const blocks: ManagedBlock[] = [
  {
    isInUse: true,
    name: 'text',
    type: 'TextBlock',
    label: { nl: 'Tekst', en: 'Text' },
    fields: [field('title', 'text'), field('text', 'richText', { required: true })],
  },
  {
    isInUse: true,
    name: 'card',
    type: 'CardBlock',
    label: { nl: 'Kaarten', en: 'Cards' },
    fields: [
      field('title', 'text'),
      field('cards', 'items', {
        counts: [3, 6],
        itemLabel: { nl: 'Kaart', en: 'Card' },
        fields: [field('title', 'text', { required: true }), field('image', 'image'), field('icon', 'icon')],
      }),
    ],
  },
  {
    isInUse: true,
    name: 'specificTips',
    type: 'SpecificTipsBlock',
    label: { nl: 'Bepaalde tips', en: 'Specific tips' },
    fields: [field('title', 'text'), field('tips', 'references', { reference: 'tip', max: 2, defaultValue: [] })],
  },
  {
    isInUse: true,
    name: 'specificNews',
    type: 'SpecificNewsBlock',
    label: { nl: 'Bepaald nieuws', en: 'Specific news' },
    fields: [
      field('chosenNews', 'references', { reference: 'newsItem', max: 9, defaultValue: [] }),
      field('category', 'reference', { reference: 'newsCategory' }),
    ],
  },
]

const ofPublication = { section: 'publication' as const, sectionLabel: { nl: 'Wanneer', en: 'When' } }

/** What every record has that visitors see between moments. */
const publication = [
  field('visible', 'boolean', { ...ofPublication, defaultValue: true }),
  field('visibleFrom', 'instant', ofPublication),
  field('visibleUntil', 'instant', ofPublication),
  field('state', 'choice', {
    ...ofPublication,
    readOnly: true,
    inList: true,
    filterable: true,
    choices: Object.entries({ visible: 'Zichtbaar', planned: 'Gepland', expired: 'Verlopen', concept: 'Concept' }).map(
      ([value, text]) => ({ value, label: { nl: text, en: value } }),
    ),
  }),
]

const repairStatuses = [
  { value: 'waiting', label: { nl: 'In de wacht', en: 'Is on hold' } },
  { value: 'finished', label: { nl: 'Klaar', en: 'Finished' } },
]

export const catalogue = new ManagedCatalogue(
  [
    entity(
      'page',
      'Page',
      'pages',
      "pagina's",
      [
        title,
        field('menuTitle', 'text', { max: 40, unique: true }),
        field('visible', 'boolean', { inList: true, filterable: true }),
        field('blocks', 'blocks'),
        field('sliderImages', 'images'),
      ],
      { previewSection: 'pagina' },
    ),
    entity('newsItem', 'NewsItem', 'newsItems', 'nieuws', [
      title,
      field('category', 'reference', { reference: 'newsCategory', inList: true, filterable: true }),
      field('overviewImage', 'image', { required: true }),
      field('text', 'richText'),
    ]),
    entity('newsCategory', 'NewsCategory', 'newsCategories', 'nieuws-categorieen', [{ ...title, unique: true }]),
    entity(
      'product',
      'Product',
      'products',
      'producten',
      [
        title,
        field('price', 'money', { required: true, min: 0, inList: true, hasRange: true }),
        field('stock', 'count', { required: true, min: 0 }),
        field('gtin', 'text', { max: 14 }),
        field('image', 'image'),
      ],
      { previewSection: 'product', editedInList: ['price', 'stock'] },
    ),
    entity('tip', 'Tip', 'tips', 'tips', [title, field('text', 'multiline'), ...publication]),
    entity('service', 'Service', 'services', 'services', [
      title,
      field('backgroundColor', 'choice', {
        required: true,
        defaultValue: 'white',
        choices: ['white', 'gray', 'blue'].map((value) => ({ value, label: { nl: value, en: value } })),
      }),
    ]),
    entity('review', 'Review', 'reviews', 'reviews', [field('name', 'text', { required: true, inList: true })], {
      titleField: 'name',
      hasNextId: false,
      isTranslated: false,
      translationField: null,
    }),
    entity('zzpProduct', 'ZzpProduct', 'zzpProducts', 'zzp-producten', [], {
      ...alone,
      hasNextId: true,
      fields: [
        ...untitled,
        title,
        field('stock', 'count', { required: true, min: 0, inList: true, defaultValue: 0 }),
        field('gtin', 'text', { max: 14 }),
      ],
    }),
    entity('customer', 'Customer', 'customers', 'klanten', [], {
      ...alone,
      titleField: 'name',
      createdBy: 'register',
      canEdit: false,
      fields: [
        ...untitled,
        field('name', 'text', { required: true, inList: true, max: 120 }),
        field('email', 'text', { required: true, inList: true, unique: true }),
        field('statusUser', 'boolean'),
        field('loginCount', 'count', { readOnly: true, inList: true }),
        field('password', 'password', { writeOnly: true, min: 10, max: 200 }),
        field('company', 'text', {
          max: 120,
          inList: true,
          section: 'business',
          sectionLabel: { nl: 'Zakelijk', en: 'Business' },
        }),
        field('paymentDays', 'count', { min: 0, max: 90, section: 'business' }),
      ],
    }),
    entity('statusRepair', 'StatusRepair', 'statusesRepair', 'reparaties', [], {
      ...alone,
      hasNextId: true,
      titleField: 'status',
      label: { nl: 'Reparatie', en: 'Status repair' },
      fields: [
        ...untitled,
        field('customer', 'reference', { required: true, inList: true, filterable: true, reference: 'customer' }),
        field('number', 'text', { readOnly: true, max: 12 }),
        field('intakeDate', 'day', { section: 'details' }),
        field('startDate', 'day', { section: 'details' }),
        field('paidWith', 'choice', {
          section: 'details',
          choices: [
            { value: 'card', label: { nl: 'Pin', en: 'Card' } },
            { value: 'later', label: { nl: 'Betaalt later', en: 'Pays later' } },
          ],
        }),
        field('costs', 'money', { min: 0, section: 'details' }),
        field('usedParts', 'items', {
          defaultValue: [],
          fields: [
            field('title', 'text', { required: true }),
            field('count', 'count', { min: 1, defaultValue: 1 }),
            field('price', 'money', { min: 0 }),
          ],
        }),
        field('note', 'multiline', { writeOnly: true, max: 1000, section: 'options' }),
        field('holdBackNotice', 'boolean', { writeOnly: true, defaultValue: false, section: 'options' }),
        field('status', 'choice', {
          required: true,
          inList: true,
          filterable: true,
          defaultValue: 'waiting',
          choices: repairStatuses,
        }),
      ],
    }),
    mail('email', 'Email', 'emails', 'emails', 'message'),
    mail('emailPhone', 'EmailPhone', 'emailsPhone', 'emails-mobiel', 'descriptionProblem'),
    mail(
      'emailRemoteAssistance',
      'EmailRemoteAssistance',
      'emailsRemoteAssistance',
      'emails-hulp-op-afstand',
      'descriptionProblem',
    ),
    entity('outgoingMail', 'OutgoingMail', 'outgoingMails', 'uitgaande-mail', [], {
      ...alone,
      titleField: 'subject',
      createdBy: null,
      canEdit: false,
      canDelete: false,
      fields: [
        ...untitled,
        field('recipient', 'text', { readOnly: true, inList: true }),
        field('subject', 'text', { readOnly: true, inList: true }),
        field('text', 'multiline', { readOnly: true }),
        field('lastError', 'text', { readOnly: true, inList: true, section: 'details' }),
      ],
    }),
    entity('accessToken', 'AccessToken', 'accessTokens', 'toegangstokens', [], {
      ...alone,
      titleField: 'name',
      createdBy: null,
      canEdit: false,
      fields: [
        ...untitled,
        field('name', 'text', { required: true, inList: true }),
        field('role', 'choice', {
          required: true,
          choices: ['cms_admin', 'cms_zzp', 'cms_accountant', 'cms_status_user'].map((value) => ({
            value,
            label: { nl: value, en: value },
          })),
        }),
        field('access', 'choice', {
          required: true,
          choices: ['read', 'write'].map((value) => ({ value, label: { nl: value, en: value } })),
        }),
      ],
    }),
    entity('siteRedirect', 'SiteRedirect', 'siteRedirects', 'verwijzingen', [], {
      ...alone,
      titleField: 'path',
      fields: [...untitled, field('path', 'text', { required: true, inList: true }), field('target', 'text')],
    }),
    entity('accountantDownload', 'AccountantDownload', 'accountantDownloads', 'boekhouding/downloads', [], {
      ...alone,
      label: { nl: 'Boekhoudingsdownload', en: 'Accountant download' },
      hasList: false,
      createdBy: null,
      canDelete: false,
      fields: [...untitled, title, field('description', 'multiline', { max: 2000 })],
    }),
  ],
  blocks,
  [
    {
      kind: 'bin',
      label: { nl: 'Prullenbak', en: 'Bin' },
      help: { nl: 'Terug te zetten.', en: 'Can be put back.' },
      period: { nl: '30 dagen', en: '30 days' },
      setting: 'KEEP_BIN',
    },
    {
      kind: 'jobs',
      label: { nl: 'Opdrachten', en: 'Jobs' },
      help: { nl: 'Afgerond.', en: 'Finished.' },
      period: null,
      setting: 'KEEP_JOBS',
    },
  ],
)

export const facts = new SchemaFacts(schema)
