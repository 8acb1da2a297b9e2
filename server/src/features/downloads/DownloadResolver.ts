import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql'
import { allow } from '../../kernel/access/allow.js'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { UploadScalar } from '../../kernel/media/UploadScalar.js'
import { withUpload } from '../../kernel/media/withUpload.js'
import { DeletedRecords } from '../../kernel/records/managedResolvers.js'
import { notFound } from '../../kernel/records/notFound.js'
import { AccountantDownload } from './AccountantDownload.js'
import { addDownloadFile, removeDownloadFile, replaceDownloadFile } from './changeFiles.js'
import { addressOf, DownloadFile } from './DownloadFile.js'
import type { DownloadServices } from './Downloads.js'
import { type AddedQuarter, addQuarter } from './quarter/addQuarter.js'
import type { ArchiveServices } from './quarter/quarterArchives.js'

const uploadDescription =
  'A PDF, ZIP, XLSX, CSV or XAF file of at most 50 MB, by its content and the extension of its name.'

@ObjectType('AddedQuarter', { simpleResolvers: true, description: 'The documents of a quarter that were added.' })
class AddedQuarterObject implements AddedQuarter {
  @Field(() => [DownloadFile], {
    description: 'Tables as CSV and as XLSX, the auditfile, and the invoices and closings of the till in a ZIP.',
  })
  files: DownloadFile[]

  @Field(() => Int, { description: 'How many jobs are in them that were never invoiced.' })
  jobs: number

  @Field(() => Int, { description: 'How many invoices, receipts, deposit invoices and credit notes.' })
  documents: number

  @Field(() => Boolean, { description: 'Whether they are in the place of the same version.' })
  hasReplaced: boolean
}

/** The documents of accountants' downloads. */
@Resolver(() => AccountantDownload)
export class DownloadResolver {
  @FieldResolver(() => [DownloadFile], { description: 'The documents, the first one first.' })
  files(@Root() { id }: Row, @Ctx() { loaders }: Context<DownloadServices>): Promise<Row[]> {
    return loaders.children(DownloadFile, 'download', id)
  }

  @Granted(['cms-accountant'], { about: 'accountantDownload' })
  @Query(() => AccountantDownload, { description: 'The download of the accountant who is logged in.' })
  async myDownload(@Ctx() { viewer, services }: Context<DownloadServices>): Promise<Row> {
    const entity = managedEntity(AccountantDownload)
    const { rows } = allow(viewer, 'read', entity.name)
    const own = await services.database.rows.first<Row>(AccountantDownload, rows)
    if (!own) throw notFound(entity)
    return own
  }

  @Granted(['cms-admin'], { about: 'accountantDownload' })
  @Mutation(() => DownloadFile, { description: 'Adds a document to a download.' })
  async addDownloadFile(
    @Ctx() context: Context<DownloadServices>,
    @Arg('download', () => Int) download: number,
    @Arg('file', () => UploadScalar, { description: uploadDescription }) file: Promise<FileUpload>,
  ): Promise<DownloadFile> {
    return withUpload(file, (upload) => addDownloadFile(context, download, upload))
  }

  @Granted(['cms-admin'], { about: 'accountantDownload' })
  @Mutation(() => DownloadFile, { description: 'Puts a document in the place of another, which is gone then.' })
  async replaceDownloadFile(
    @Ctx() context: Context<DownloadServices>,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar, { description: uploadDescription }) file: Promise<FileUpload>,
  ): Promise<DownloadFile> {
    return withUpload(file, (upload) => replaceDownloadFile(context, id, upload))
  }

  @Granted(['cms-admin'], { about: 'accountantDownload' })
  @Mutation(() => AddedQuarterObject, {
    description:
      'Adds what was issued and paid in a quarter, with the jobs that were collected and never invoiced: in the place of the same version of it, or as a new one.',
  })
  addQuarter(
    @Ctx() context: Context<DownloadServices & ArchiveServices>,
    @Arg('accountant', () => Int, { description: 'The id of the account.' }) accountant: number,
    @Arg('year', () => Int, { description: 'The calendar year.' }) year: number,
    @Arg('quarter', () => Int, { description: 'From 1 to 4.' }) quarter: number,
  ): Promise<AddedQuarterObject> {
    return addQuarter(context, accountant, year, quarter)
  }

  @Granted(['cms-admin'], { about: 'accountantDownload' })
  @Mutation(() => DeletedRecords, { description: 'Removes a document for good.' })
  async removeDownloadFile(
    @Ctx() context: Context<DownloadServices>,
    @Arg('id', () => Int) id: number,
    @Arg('download', () => Int, { nullable: true, description: 'The download that it must belong to.' })
    download: number | null,
  ): Promise<DeletedRecords> {
    await removeDownloadFile(context, id, download ?? null)
    return { deleted: [id] }
  }
}

@Resolver(() => DownloadFile)
export class DownloadFileResolver {
  @FieldResolver(() => String, { description: 'Where it is downloaded, by its accountant or cms-admin.' })
  url(@Root() file: DownloadFile): string {
    return addressOf(file)
  }
}
