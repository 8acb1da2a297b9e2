import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, Field, FieldResolver, InputType, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import type { Context } from '../../../kernel/context/Context.js'
import { UploadScalar } from '../../../kernel/media/UploadScalar.js'
import { withUpload } from '../../../kernel/media/withUpload.js'
import { DeletedRecords } from '../../../kernel/records/managedResolvers.js'
import { type JobKind, jobKinds } from '../jobKinds.js'
import { addJobPhoto, changeJobPhoto, deleteJobPhoto, orderJobPhotos, type PhotoChange } from './changeJobPhotos.js'
import { JobPhoto, photoKinds } from './JobPhoto.js'
import type { JobPhotoServices } from './jobPhotoUse.js'
import { type Held, photoAddress } from './photoAddress.js'
import { readJobPhotos } from './readJobPhotos.js'

type PhotoContext = Context<JobPhotoServices>

@InputType({ description: 'What is to change of a photo; what is not given stays as it is.' })
class JobPhotoInput implements PhotoChange {
  @Field(() => photoKinds.enumType, { nullable: true, description: 'Whether it is from before or after the work.' })
  kind?: JobPhoto['kind'] | null

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  caption?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether the customer sees it.' })
  isShown?: boolean | null
}

@Resolver(() => JobPhoto)
export class JobPhotoResolver {
  @Granted(['cms-admin', 'cms-status-user'], { isNamed: true })
  @Query(() => [JobPhoto], {
    description: 'The photos of a job in their order, without those of messages; to its customer those that are shown.',
  })
  jobPhotos(
    @Ctx() { services, viewer }: PhotoContext,
    @Arg('job', () => jobKinds.enumType) entity: JobKind,
    @Arg('id', () => Int) job: number,
  ): Promise<JobPhoto[]> {
    return readJobPhotos(services, { viewer }, { entity, job })
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => JobPhoto, {
    description:
      'Adds a photo: a JPEG, PNG, WebP, AVIF or GIF image of at most 10 MB and 50 megapixels. It is encoded anew as a JPEG of at most 2048 pixels and loses its metadata. A job has at most 40.',
  })
  addJobPhoto(
    @Ctx() context: PhotoContext,
    @Arg('job', () => jobKinds.enumType) entity: JobKind,
    @Arg('id', () => Int) job: number,
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
    @Arg('kind', () => photoKinds.enumType, { defaultValue: 'before' }) kind: JobPhoto['kind'],
    @Arg('isShown', () => Boolean, { defaultValue: false, description: 'Whether the customer sees it.' })
    isShown: boolean,
    @Arg('key', () => String, {
      nullable: true,
      description:
        'Random: sent again under the same key, a photo of this job is not added twice. At most 100 characters.',
    })
    key: string | null,
  ): Promise<JobPhoto> {
    return withUpload(file, ({ stream }) =>
      addJobPhoto(context, { entity, job }, { kind, isShown, key: key ?? null }, stream),
    )
  }

  @Granted(['cms-admin'], { asksOfRecord: true })
  @Mutation(() => JobPhoto, { description: 'Changes what is said of a photo, and whether the customer sees it.' })
  updateJobPhoto(
    @Ctx() context: PhotoContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => JobPhotoInput) input: JobPhotoInput,
  ): Promise<JobPhoto> {
    return changeJobPhoto(context, id, input)
  }

  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => [JobPhoto], { description: 'Puts the photos of a job in an order; those not named follow.' })
  async orderJobPhotos(
    @Ctx() context: PhotoContext,
    @Arg('job', () => jobKinds.enumType) entity: JobKind,
    @Arg('id', () => Int) job: number,
    @Arg('photos', () => [Int], { description: 'The ids of the photos, the first one first.' }) photos: number[],
  ): Promise<JobPhoto[]> {
    await orderJobPhotos(context, { entity, job }, photos)
    return readJobPhotos(context.services, context, { entity, job })
  }

  @Granted(['cms-admin'], { asksOfRecord: true })
  @Mutation(() => DeletedRecords, { description: 'Deletes a photo for good.' })
  async deleteJobPhoto(@Ctx() context: PhotoContext, @Arg('id', () => Int) id: number): Promise<DeletedRecords> {
    await deleteJobPhoto(context, id)
    return { deleted: [id] }
  }

  @FieldResolver(() => String, { description: 'Where it is read, as a JPEG, by anyone who may see it.' })
  url(@Root() { name, code }: JobPhoto & Held): string {
    return photoAddress(name, 'large', code)
  }

  @FieldResolver(() => String, { description: 'Where it is read within 480 pixels, as WebP.' })
  thumbnailUrl(@Root() { name, code }: JobPhoto & Held): string {
    return photoAddress(name, 'thumbnail', code)
  }
}
