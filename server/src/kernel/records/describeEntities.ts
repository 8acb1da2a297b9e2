import { blockKeyOf } from '../fields/blockTypes.js'
import { choiceLabel, enumName } from '../fields/Choice.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { translationField } from '../fields/isTranslated.js'
import { kindName } from '../fields/kinds/fieldKinds.js'
import { hasOperation, type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { ownerOf, targetOf } from '../fields/outputTypes.js'
import { takesPlaceholders } from '../fields/placeholders.js'
import { hasRange } from '../fields/ranges.js'
import { fieldHelp, fieldLabels, label } from '../i18n/labels.js'
import type { ManagedBlock, ManagedChoice, ManagedEntityType, ManagedField, ManagedScreen } from './managedTypes.js'

/** An entity as the back office shows it, with labels in both languages. */
export function describeEntity(type: Class): Omit<ManagedEntityType, 'isInUse'> {
  const entity = managedEntity(type)
  const fields = fieldsOf(type)
  const translation = translationField(type)?.name ?? null
  return {
    name: entity.name,
    type: type.name,
    plural: entity.plural,
    section: entity.section,
    label: label(entity.name),
    pluralLabel: label(entity.plural),
    icon: entity.icon,
    titleField: entity.titleField,
    hasList: hasOperation(entity, 'list'),
    createdBy: hasOperation(entity, 'create') ? entity.createdBy : null,
    updatedBy: hasOperation(entity, 'update') ? entity.updatedBy : null,
    screens: describeScreens(entity),
    canCreate: hasOperation(entity, 'create') || entity.hasOwnForm === true,
    canEdit: hasOperation(entity, 'update'),
    canDelete: hasOperation(entity, 'delete'),
    hasNextId: entity.hasNextId,
    hasLanguage: fields.some(({ name }) => name === 'language'),
    isTranslated: translation !== null,
    translationField: translation,
    previewSection: entity.previewSection ?? null,
    editedInList: fields.filter(({ editedInList }) => editedInList).map(({ name }) => name),
    fields: describeFields(type),
  }
}

function describeScreens({ name, type, screens }: ManagedEntity): ManagedScreen[] | null {
  if (!screens) return null
  const filled = new Set(fieldsOf(type).map(({ section }) => section))
  return screens
    .map((screen) => ({ ...screen, sections: screen.sections.filter((section) => filled.has(section)) }))
    .filter(({ sections }) => sections.length > 0)
    .map((screen) => ({ ...screen, label: label(`screen.${name}.${screen.address}`) }))
}

export function describeBlock(type: Class): Omit<ManagedBlock, 'isInUse'> {
  const name = blockKeyOf(type)
  return { name, type: type.name, label: label(`block.${name}`), fields: describeFields(type) }
}

function describeFields(type: Class): ManagedField[] {
  return fieldsOf(type)
    .filter(({ kind, formless }) => !kind.isFormless && !formless)
    .map((field) => describe(type, field))
}

function describe(type: Class, field: FieldDescription): ManagedField {
  const owner = ownerOf(type)
  const item = field.kind.parts && field.target ? targetOf(field) : null
  return {
    name: field.name,
    kind: kindName(field),
    label: fieldLabels(owner, field.name),
    help: fieldHelp(owner, field.name),
    required: field.required,
    readOnly: field.readOnly,
    writeOnly: field.writeOnly ?? false,
    max: inUnits(field, field.max),
    min: inUnits(field, field.min),
    unique: field.unique !== undefined,
    inList: field.inList,
    // What lists of the target do not show cannot be chosen among them.
    filterable: field.filterable && !field.among && !field.hidden,
    sortable: field.sortable,
    hasRange: hasRange(field),
    takesPlaceholders: takesPlaceholders(type, field),
    isShared: field.shared ?? false,
    choices: field.namesSections ? describeSections() : describeChoices(field),
    reference: field.kind.references ? managedEntity(targetOf(field)).name : null,
    section: field.section,
    sectionLabel: label(`section.${field.section}`),
    counts: field.counts ?? null,
    itemLabel: item && label(ownerOf(item)),
    fields: item && describeFields(item),
    defaultValue: field.choice && typeof field.default === 'string' ? enumName(field.default) : (field.default ?? null),
  }
}

/** The sections of the back office by their addresses. */
function describeSections(): ManagedChoice[] {
  return managedEntities()
    .map(managedEntity)
    .map(({ section, plural }) => ({ value: section, label: label(plural) }))
}

function describeChoices({ choice, numbers }: FieldDescription): ManagedChoice[] | null {
  if (numbers) return numbers.map((each) => ({ value: String(each), label: { nl: `${each}%`, en: `${each}%` } }))
  if (!choice) return null
  return choice.values.map((value) => ({ value: enumName(value), label: choiceLabel(choice, value) }))
}

/** A bound as values of the field are answered: that of an amount in whole units. */
function inUnits({ kind }: FieldDescription, bound: number | undefined): number | null {
  if (bound === undefined) return null
  return kind.inUnits?.(bound) ?? bound
}
