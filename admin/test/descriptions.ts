import type { FieldKind } from '../src/generated/graphql'
import { fieldKinds } from '../src/kernel/generate/kinds/fieldKinds'
import type { ManagedEntity, ManagedField } from '../src/kernel/managed/ManagedEntity'

/** A field as the server describes it, with everything that is not told left plain. */
export function field(name: string, kind: FieldKind, told: Partial<ManagedField> = {}): ManagedField {
  return {
    name,
    kind: fieldKinds[kind],
    label: { nl: `${name} (nl)`, en: `${name} (en)` },
    help: null,
    required: false,
    readOnly: false,
    writeOnly: false,
    max: null,
    min: null,
    unique: false,
    inList: false,
    filterable: false,
    sortable: false,
    hasRange: false,
    takesPlaceholders: false,
    isShared: false,
    choices: null,
    reference: null,
    section: 'content',
    sectionLabel: { nl: 'Inhoud', en: 'Content' },
    counts: null,
    itemLabel: null,
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

/** An entity with a list, both forms and two languages, as far as nothing else is told. */
export function entity(
  name: string,
  type: string,
  plural: string,
  section: string,
  fields: ManagedField[],
  told: Partial<ManagedEntity> = {},
): ManagedEntity {
  return {
    isInUse: true,
    name,
    type,
    plural,
    section,
    editedInList: [],
    label: { nl: type, en: type },
    pluralLabel: { nl: plural, en: plural },
    icon: 'star',
    titleField: 'title',
    hasList: true,
    createdBy: `create${type}`,
    updatedBy: `update${type}`,
    screens: null,
    canCreate: told.createdBy !== null,
    canEdit: true,
    canDelete: true,
    hasNextId: true,
    hasLanguage: true,
    isTranslated: true,
    translationField: name === 'page' ? 'pageTranslation' : 'translation',
    previewSection: null,
    fields: [...system, ...fields],
    ...told,
  }
}

/** Told of what has no language and no reserved ids. */
export const alone = { hasLanguage: false, isTranslated: false, translationField: null, hasNextId: false }
/** What every record has that is in no language. */
export const untitled = [
  field('id', 'number', { readOnly: true, inList: true }),
  field('version', 'number', { readOnly: true }),
  field('createdAt', 'instant', { readOnly: true, sortable: true }),
]

/** Something that is shown in the language it was sent in, and never changed. */
export function mail(name: string, type: string, plural: string, section: string, text: string): ManagedEntity {
  return entity(name, type, plural, section, [], {
    ...alone,
    titleField: 'name',
    canEdit: false,
    fields: [
      ...untitled,
      field('isRead', 'boolean', { readOnly: true, inList: true, section: 'details' }),
      field('name', 'text', { required: true, inList: true }),
      field('email', 'text', { required: true, inList: true }),
      field('phone', 'text', { inList: true }),
      field(text, 'multiline', { required: true }),
    ],
  })
}
