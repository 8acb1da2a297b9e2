import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { UploadScalar } from '../../kernel/media/UploadScalar.js'
import { withUpload } from '../../kernel/media/withUpload.js'
import type { Language } from '../../kernel/shared/screens.js'
import { addPicture } from './addPicture.js'
import { assertImportable } from './assertImportable.js'
import { beginImport, chooseColumns } from './beginImport.js'
import { chooseSiteOptions } from './chooseSiteOptions.js'
import { claimImport } from './claimedImport.js'
import { DataImport } from './DataImport.js'
import { type ImportOutcome, type ImportResult, importOutcomes, importResults } from './ImportRow.js'
import type { ImportServices } from './Imports.js'
import { type ImportedName, importedNames } from './importedKinds.js'
import { DataImportObject, ImportRowList } from './importTypes.js'
import { existingImport, importObject, importRows } from './readImport.js'

/** Imports that a list shows, the latest ones. */
const listed = 20

/** Records from files of other programs. */
@Resolver()
export class ImportResolver {
  @Granted(['cms-admin'])
  @Mutation(() => DataImportObject, {
    description:
      'Reads a CSV, XLSX or ODS file of at most 10 MB and 10,000 rows, or an export of WordPress (WXR) of at most 10 MB, and begins to say what each row would do. Nothing of the shop changes until `runImport`.',
  })
  async beginImport(
    @Ctx() context: Context<ImportServices & MediaServices>,
    @Arg('entity', () => importedNames.enumType, { description: 'What its rows are.' }) entity: ImportedName,
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
    @Arg('pictures', () => [String], {
      defaultValue: [],
      description: 'The names of the pictures that were chosen with it, which are sent once it runs.',
    })
    pictures: string[],
  ): Promise<DataImportObject> {
    return importObject(context, await withUpload(file, (upload) => beginImport(context, entity, upload, pictures)))
  }

  @Granted(['cms-admin'])
  @Mutation(() => DataImportObject, {
    description: 'Says anew what the columns of an import hold, and begins to judge its rows again.',
  })
  async chooseImportColumns(
    @Ctx() context: Context<ImportServices & MediaServices>,
    @Arg('id', () => Int, { description: 'Of the import.' }) id: number,
    @Arg('columns', () => [String], {
      description: 'What each column is read as, in their order; empty for one that is not read.',
    })
    columns: string[],
    @Arg('numbers', () => languageChoice.enumType, {
      nullable: true,
      description: 'How its numbers are written: `1.299,50` or `1,299.50`; found out where that is left out.',
    })
    numbers: Language | null,
  ): Promise<DataImportObject> {
    const targets = columns.map((target) => target || null)
    return importObject(context, await chooseColumns(context, id, targets, numbers ?? null))
  }

  @Granted(['cms-admin'])
  @Mutation(() => DataImportObject, {
    description:
      'Says in which language a site is written and whether its menus are made, and begins to judge its rows again.',
  })
  async chooseSiteOptions(
    @Ctx() context: Context<ImportServices & MediaServices>,
    @Arg('id', () => Int, { description: 'Of the import.' }) id: number,
    @Arg('language', () => languageChoice.enumType, { description: 'That of its texts.' }) language: Language,
    @Arg('menus', () => Boolean, { description: 'Whether its pages are put into the menus that it had.' })
    menus: boolean,
  ): Promise<DataImportObject> {
    return importObject(context, await chooseSiteOptions(context, id, { language, menus }))
  }

  @Granted(['cms-admin'])
  @Mutation(() => Boolean, {
    description: 'Stores a picture that rows of an import name, as `uploadImage` does, until the import is done.',
  })
  async addImportPicture(
    @Ctx() context: Context<ImportServices & MediaServices>,
    @Arg('id', () => Int, { description: 'Of the import.' }) id: number,
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
  ): Promise<boolean> {
    await withUpload(file, (upload) => addPicture(context, id, upload))
    return true
  }

  @Granted(['cms-admin'])
  @Mutation(() => DataImportObject, {
    description: 'Begins to write what the rows say, or goes on with it where that was interrupted.',
  })
  async runImport(
    @Ctx() context: Context<ImportServices & MediaServices>,
    @Arg('id', () => Int, { description: 'Of the import.' }) id: number,
  ): Promise<DataImportObject> {
    const { services } = context
    await assertImportable(context, (await existingImport(context, id)).entity as ImportedName)
    const claimed = await claimImport(services.database, id, ['ready', 'running'], 'running')
    services.imports.run(context, claimed)
    return importObject(context, claimed)
  }

  @Granted(['cms-admin'])
  @Mutation(() => DataImportObject, {
    description: 'Begins to take back what an import has written and is still as it was written.',
  })
  async undoImport(
    @Ctx() context: Context<ImportServices & MediaServices>,
    @Arg('id', () => Int, { description: 'Of the import.' }) id: number,
  ): Promise<DataImportObject> {
    const { services } = context
    await assertImportable(context, (await existingImport(context, id)).entity as ImportedName)
    const claimed = await claimImport(services.database, id, ['running', 'done', 'undoing'], 'undoing')
    services.imports.takeBack(context, claimed)
    return importObject(context, claimed)
  }

  @Granted(['cms-admin'])
  @Query(() => DataImportObject, { description: 'An import, and how far it is.' })
  async dataImport(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<DataImportObject> {
    return importObject(context, await existingImport(context, id))
  }

  @Granted(['cms-admin'])
  @Query(() => [DataImportObject], { description: `The latest ${listed} imports, the latest first.` })
  async dataImports(@Ctx() context: Context): Promise<DataImportObject[]> {
    const { reader } = context.services.database
    const found = await reader.find(DataImport, { order: { id: 'DESC' }, take: listed })
    return Promise.all(found.map((each) => importObject(context, each)))
  }

  @Granted(['cms-admin'])
  @Query(() => ImportRowList, { description: 'The rows of an import, in the order of the file.' })
  importRows(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'Of the import.' }) id: number,
    @Arg('outcomes', () => [importOutcomes.enumType], { nullable: true, description: 'Those that do this alone.' })
    outcomes: ImportOutcome[] | null,
    @Arg('results', () => [importResults.enumType], { nullable: true, description: 'Those that became this alone.' })
    results: ImportResult[] | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: 'From 1 to 1000.' }) perPage: number,
  ): Promise<ImportRowList> {
    return importRows(context, id, { outcomes: outcomes ?? null, results: results ?? null, page, perPage })
  }
}
