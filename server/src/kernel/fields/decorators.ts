import { maxCents, vatRates } from '../shared/money.js'
import { passwordLength } from '../shared/passwordStrength.js'
import { blockTypes } from './blockTypes.js'
import type { Choice } from './Choice.js'
import { type Class, describeField, type FieldDescription, type FieldKind } from './FieldDescription.js'
import { icons } from './icons.js'
import { fieldKinds } from './kinds/fieldKinds.js'

type Common = Partial<
  Pick<
    FieldDescription,
    | 'required'
    | 'section'
    | 'inList'
    | 'filterable'
    | 'editedInList'
    | 'sortable'
    | 'sortedBy'
    | 'public'
    | 'readOnly'
    | 'writeOnly'
    | 'default'
    | 'requiredText'
    | 'computed'
    | 'isNational'
    | 'isCountry'
    | 'hidden'
    | 'formless'
    | 'searched'
    | 'searchedAs'
    | 'shared'
    | 'isFilled'
    | 'visitorsRead'
    | 'derivedFrom'
  >
>
type Rest = Partial<Omit<FieldDescription, 'name' | 'kind' | keyof Common>>

function field(kind: FieldKind, options: Common, rest: Rest = {}): PropertyDecorator {
  return (prototype, name) => {
    describeField(prototype, {
      required: false,
      section: 'content',
      inList: false,
      filterable: false,
      sortable: options.inList ?? false,
      public: true,
      readOnly: false,
      ...options,
      ...rest,
      kind,
      name: String(name),
    })
  }
}

/** One line of text. `unique` is enforced by the database, ignoring case. */
export const Text = ({
  max,
  form,
  unique,
  namesSections,
  ...common
}: Common & Pick<FieldDescription, 'form' | 'unique' | 'namesSections'> & { max: number }) =>
  field(fieldKinds.text, common, { max, form, unique, namesSections })

/** Plain text of several lines. */
export const Multiline = ({ max, ...common }: Common & { max: number }) => field(fieldKinds.multiline, common, { max })

/** HTML, sanitized on input with an allow-list of tags. */
export const RichText = ({ max = 40_000, ...common }: Common & { max?: number } = {}) =>
  field(fieldKinds.richText, common, { max })

/** A boolean, false by default. */
export const Flag = (common: Common = {}) => field(fieldKinds.boolean, { default: false, ...common })

/** A colour, such as #1f6382. */
export const Color = (common: Common = {}) => field(fieldKinds.color, common)

/** A new password; only its hash is stored, in another column. */
export const Password = (common: Common = {}) =>
  field(fieldKinds.password, { writeOnly: true, ...common }, passwordLength)

/** A day, such as 2026-11-21. */
export const Day = (common: Common = {}) => field(fieldKinds.day, common)

/** A moment, UTC. */
export const Instant = (common: Common = {}) => field(fieldKinds.instant, common)

/** A whole number. */
export const Count = ({ min, max, ...common }: Common & { min: number; max?: number }) =>
  field(fieldKinds.count, common, { min, max })

/** A number with decimals, such as a position in degrees. */
export const Decimal = ({ min, max, ...common }: Common & { min: number; max: number }) =>
  field(fieldKinds.decimal, common, { min, max })

/** An amount in the shop's currency, stored as whole cents. */
export const Money = ({ min = 0, ...common }: Common & { min?: number } = {}) =>
  field(fieldKinds.money, common, { min, max: maxCents })

/** A rate of VAT in percent: one of those that the law knows. */
export const VatRate = (common: Common = {}) => field(fieldKinds.count, common, { numbers: vatRates })

/** One of a closed list of values. */
export const OneOf = (choice: Choice, common: Common = {}) =>
  field(fieldKinds.choice, { filterable: true, ...common }, { choice })

/** Several of a closed list of values, in the order of the list; none by default. */
export const SeveralOf = (choice: Choice, common: Common = {}) =>
  field(fieldKinds.choices, { default: [], ...common }, { choice })

/** One of the icons of the fixed set. */
export const IconName = (common: Common = {}) => field(fieldKinds.icon, common, { choice: icons })

/** Another record, by its id; emptied when that record is deleted. */
export const Reference = (
  target: () => Class,
  { unique, searchedBy, among, ...common }: Common & Pick<FieldDescription, 'unique' | 'searchedBy' | 'among'> = {},
) => field(fieldKinds.reference, { filterable: true, ...common }, { target, unique, searchedBy, among })

/** Other records, by their ids in order; deleted records are removed from the list. */
export const References = (target: () => Class, { max, ...common }: Common & { max: number }) =>
  field(fieldKinds.references, { default: [], ...common }, { target, max })

/** Of a part: the record that it takes its values from, by its id. */
export const Source = (target: () => Class, common: Common = {}) => field(fieldKinds.source, common, { target })

/** The address of an uploaded image. */
export const ImageAddress = (common: Common = {}) => field(fieldKinds.image, { section: 'images', ...common })

/** The addresses of several uploaded images, in order. */
export const ImageAddresses = (common: Common = {}) =>
  field(fieldKinds.images, { section: 'images', default: [], ...common })

/** The name of a folder of the media library. */
export const MediaFolder = ({ max, ...common }: Common & { max: number }) =>
  field(fieldKinds.mediaFolder, common, { max })

/** The images of the folder that the field `from` names, looked up when they are read. */
export const FolderImages = (from: string) => field(fieldKinds.folderImages, { readOnly: true }, { from })

/** A list of items with fields of their own. */
export const Items = (
  target: () => Class,
  { counts, min, ...common }: Common & { counts?: readonly number[]; min?: number } = {},
) => field(fieldKinds.items, { default: [], ...common }, { target, counts, min })

/** The blocks of a page, in order. */
export const Blocks = (common: Common = {}) => field(fieldKinds.blocks, { default: [], ...common }, { blockTypes })

/** The records that refer to this one through their field `from`. */
export const Children = (target: () => Class, from: string) =>
  field(fieldKinds.children, { readOnly: true }, { target, from })

/** Public records that a block shows, selected when it is read. */
export const Records = (target: () => Class) => field(fieldKinds.records, { readOnly: true }, { target })

/** The sibling in the other language. */
export const TranslationLink = () => field(fieldKinds.translation, { readOnly: true })

/** A choice computed from other fields of the record. */
export const Derived = <Record>(
  choice: Choice,
  derivedFrom: readonly (keyof Record & string)[],
  derive: (record: Record) => string,
  { inList = false }: Pick<Common, 'inList'> = {},
) =>
  field(fieldKinds.choice, { required: true, readOnly: true, inList, sortable: false, derivedFrom }, { choice, derive })

/** The last part of the record's address, unique over both languages; generated from another field when empty. */
export const Slug = ({ from, ...common }: Common & { from: string }) =>
  field(fieldKinds.slug, { section: 'search', ...common }, { from, max: 120, unique: 'kind' })

/** The whole address: that of the record which `from` refers to, a slash, and the record's own url. */
export const Address = ({ from, ...common }: Common & { from: string }) =>
  field(fieldKinds.address, { section: 'search', readOnly: true, ...common }, { from, max: 700, unique: 'language' })

/** A number assigned by the product, such as an id or a version. */
export const SystemNumber = (common: Common = {}) =>
  field(fieldKinds.number, { required: true, readOnly: true, ...common })

/** A moment recorded by the product, UTC. */
export const SystemInstant = (common: Common = {}) =>
  field(fieldKinds.instant, { required: true, readOnly: true, ...common })

/** Links the two languages of a record; the database enforces one record for each language. Never shown. */
export const Pair = () => field(fieldKinds.pair, { required: true, readOnly: true, public: false })
