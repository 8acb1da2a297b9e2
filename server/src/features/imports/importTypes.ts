import { Field, Int, ObjectType } from 'type-graphql'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import type { Language } from '../../kernel/shared/screens.js'
import { type ImportState, importStates } from './DataImport.js'
import { type ImportOutcome, type ImportResult, importOutcomes, importResults } from './ImportRow.js'
import { importedNames } from './importedKinds.js'

@ObjectType('ImportColumn', { simpleResolvers: true, description: 'A column of a file that is imported.' })
export class ImportColumnObject {
  @Field(() => String, { description: 'What stands above it.' })
  heading: string

  @Field(() => String, { nullable: true, description: 'What it is read as; null when it is not read.' })
  target: string | null

  @Field(() => Boolean, { description: 'Whether the shop itself keeps what it holds, so that no file says it.' })
  isOwn: boolean

  @Field(() => [String], { description: 'Some of its values.' })
  examples: string[]
}

@ObjectType({ simpleResolvers: true, description: 'What a column of an import can be read as.' })
export class ImportTarget {
  @Field(() => String, { description: 'The name for `chooseImportColumns`.' })
  name: string

  @Field(() => LocalizedText, { description: 'What people call it.' })
  label: LocalizedText
}

@ObjectType({ simpleResolvers: true, description: 'How many rows of an import there are of a kind.' })
export class ImportCount {
  @Field(() => importOutcomes.enumType, { description: 'What they make of a record.' })
  outcome: ImportOutcome

  @Field(() => importResults.enumType, { nullable: true, description: 'What has become of them; null as yet.' })
  result: ImportResult | null

  @Field(() => Int, { description: 'How many.' })
  rows: number
}

@ObjectType('DataImport', { simpleResolvers: true, description: 'A file that was read, and what becomes of it.' })
export class DataImportObject {
  @Field(() => Int)
  id: number

  @Field(() => importedNames.enumType, { description: 'What is imported.' })
  entity: string

  @Field(() => String, { description: 'Of the file.' })
  fileName: string

  @Field(() => importStates.enumType, { description: 'How far it is.' })
  state: ImportState

  @Field(() => Boolean, {
    description: 'Whether it is worked on now; where it is not and should be, it was interrupted.',
  })
  isBusy: boolean

  @Field(() => InstantScalar, { description: 'When it was begun, UTC.' })
  at: string

  @Field(() => String, { nullable: true, description: 'Who began it.' })
  userName: string | null

  @Field(() => [ImportColumnObject], { description: 'The columns in their order.' })
  columns: ImportColumnObject[]

  @Field(() => [ImportTarget], { description: 'What columns can be read as.' })
  targets: ImportTarget[]

  @Field(() => languageChoice.enumType, {
    nullable: true,
    description: 'How numbers are written, where that was chosen.',
  })
  numbers: Language | null

  @Field(() => languageChoice.enumType, {
    nullable: true,
    description: 'That of the texts of a site; null for a table.',
  })
  siteLanguage: Language | null

  @Field(() => Boolean, { description: 'Whether the menus of a site are made.' })
  withMenus: boolean

  @Field(() => Int, { description: 'Its rows, beside the headings.' })
  total: number

  @Field(() => Int, { description: 'Of so many rows what is being done has been done.' })
  done: number

  @Field(() => [ImportCount], { description: 'The rows that were judged, by what they make of a record.' })
  counts: ImportCount[]

  @Field(() => [String], { description: 'Names of pictures that were chosen with it and have still to be sent.' })
  awaitedPictures: string[]
}

@ObjectType({ simpleResolvers: true, description: 'Something that is wrong with a row.' })
export class ImportFault {
  @Field(() => LocalizedText, { nullable: true, description: 'The field; null for all of the row.' })
  field: LocalizedText | null

  @Field(() => String, { description: 'What is wrong, in the language of the reader.' })
  text: string
}

@ObjectType('ImportRow', { simpleResolvers: true, description: 'A row of a file that is imported.' })
export class ImportRowObject {
  @Field(() => Int, { description: 'As a spreadsheet shows it.' })
  number: number

  @Field(() => String, { description: 'What its record is called.' })
  title: string

  @Field(() => String, { nullable: true, description: 'The entity of its record; null for a row that becomes none.' })
  entity: string | null

  @Field(() => importOutcomes.enumType, {
    nullable: true,
    description: 'What it makes of a record; null until judged.',
  })
  outcome: ImportOutcome | null

  @Field(() => importResults.enumType, { nullable: true, description: 'What has become of it; null as yet.' })
  result: ImportResult | null

  @Field(() => Int, { nullable: true, description: 'The id of its record; null for one that is not there yet.' })
  record: number | null

  @Field(() => [ImportFault], { description: 'What is wrong with it.' })
  faults: ImportFault[]

  @Field(() => [String], {
    description: 'What of it is otherwise than in the file, or was left out, in the language of the reader.',
  })
  notes: string[]
}

@ObjectType({ simpleResolvers: true, description: 'A page of the rows of an import.' })
export class ImportRowList {
  @Field(() => [ImportRowObject], { description: 'Those of this page.' })
  items: ImportRowObject[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}
