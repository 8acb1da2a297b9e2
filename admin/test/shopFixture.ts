import type { IntrospectionQuery } from 'graphql'
import { SchemaFacts } from '../src/dataProvider/SchemaFacts'
import introspection from '../src/generated/introspection.json' with { type: 'json' }
import { ManagedCatalogue } from '../src/managed/ManagedCatalogue'
import type { FieldKind, ManagedBlock, ManagedEntity, ManagedField } from '../src/managed/ManagedEntity'

/** A field as the server describes it, with everything that is not told left plain. */
export function field(name: string, kind: FieldKind, told: Partial<ManagedField> = {}): ManagedField {
  return {
    name,
    kind,
    label: { nl: `${name} (nl)`, en: `${name} (en)` },
    help: null,
    required: false,
    readOnly: false,
    max: null,
    min: null,
    unique: false,
    inList: false,
    filterable: false,
    sortable: false,
    choices: null,
    reference: null,
    section: 'content',
    sectionLabel: { nl: 'Inhoud', en: 'Content' },
    counts: null,
    fields: null,
    defaultValue: null,
    ...told,
  }
}

const system = [
  field('id', 'number', { readOnly: true, inList: true }),
  field('version', 'number', { readOnly: true }),
  field('language', 'choice', { required: true, inList: true, filterable: true }),
]

function entity(name: string, type: string, plural: string, section: string, fields: ManagedField[]): ManagedEntity {
  return {
    name,
    type,
    plural,
    section,
    label: { nl: type, en: type },
    pluralLabel: { nl: plural, en: plural },
    icon: 'star',
    titleField: 'title',
    canCreate: true,
    canEdit: true,
    canDelete: true,
    hasNextId: true,
    hasLanguage: true,
    isTranslated: true,
    translationField: name === 'page' ? 'pageTranslation' : 'translation',
    previewSection: null,
    fields: [...system, ...fields],
  }
}

const title = field('title', 'text', { required: true, max: 120, inList: true })

const blocks: ManagedBlock[] = [
  {
    name: 'text',
    type: 'TextBlock',
    label: { nl: 'Tekst', en: 'Text' },
    fields: [field('title', 'text'), field('text', 'richText', { required: true })],
  },
  {
    name: 'card',
    type: 'CardBlock',
    label: { nl: 'Kaarten', en: 'Cards' },
    fields: [
      field('title', 'text'),
      field('cards', 'items', {
        counts: [3, 6],
        fields: [field('title', 'text', { required: true }), field('image', 'image'), field('icon', 'icon')],
      }),
    ],
  },
]

export const catalogue = new ManagedCatalogue(
  [
    entity('page', 'Page', 'pages', "pagina's", [title, field('blocks', 'blocks'), field('sliderImages', 'images')]),
    entity('newsItem', 'NewsItem', 'newsItems', 'nieuws', [
      title,
      field('category', 'reference', { reference: 'newsCategory', inList: true, filterable: true }),
      field('overviewImage', 'image', { required: true }),
      field('text', 'richText'),
    ]),
    entity('newsCategory', 'NewsCategory', 'newsCategories', 'nieuws-categorieen', [title]),
    entity('product', 'Product', 'products', 'producten', [
      title,
      field('price', 'money', { required: true, min: 0, inList: true }),
      field('stock', 'count', { required: true, min: 0 }),
      field('image', 'image'),
    ]),
  ],
  blocks,
)

export const facts = new SchemaFacts(introspection as unknown as IntrospectionQuery)
