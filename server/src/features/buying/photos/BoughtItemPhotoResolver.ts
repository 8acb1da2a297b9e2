import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import type { Context } from '../../../kernel/context/Context.js'
import { UploadScalar } from '../../../kernel/media/UploadScalar.js'
import { withUpload } from '../../../kernel/media/withUpload.js'
import { DeletedRecords } from '../../../kernel/records/managedResolvers.js'
import { BoughtItemPhoto, type BoughtItemPhotoServices, boughtItemPhotoAddress } from './BoughtItemPhoto.js'
import { addBoughtItemPhoto, deleteBoughtItemPhoto } from './changeBoughtItemPhotos.js'
import { readBoughtItemPhotos } from './readBoughtItemPhotos.js'

type PhotoContext = Context<BoughtItemPhotoServices>

@Resolver(() => BoughtItemPhoto)
export class BoughtItemPhotoResolver {
  @Granted(['cms-admin'], { about: 'boughtItem' })
  @Query(() => [BoughtItemPhoto], { description: 'The photos of what was bought, in their order.' })
  boughtItemPhotos(
    @Ctx() { services }: PhotoContext,
    @Arg('id', () => Int, { description: 'Of what was bought.' }) id: number,
  ): Promise<BoughtItemPhoto[]> {
    return readBoughtItemPhotos(services, id)
  }

  @Granted(['cms-admin'], { about: 'boughtItem' })
  @Mutation(() => BoughtItemPhoto, {
    description:
      'Adds a photo of what was bought, as photos of jobs are: encoded anew, without its metadata. 12 at most.',
  })
  addBoughtItemPhoto(
    @Ctx() context: PhotoContext,
    @Arg('id', () => Int, { description: 'Of what was bought.' }) id: number,
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
  ): Promise<BoughtItemPhoto> {
    return withUpload(file, ({ stream }) => addBoughtItemPhoto(context, id, stream))
  }

  @Granted(['cms-admin'], { about: 'boughtItem' })
  @Mutation(() => DeletedRecords, { description: 'Deletes a photo for good.' })
  async deleteBoughtItemPhoto(@Ctx() context: PhotoContext, @Arg('id', () => Int) id: number): Promise<DeletedRecords> {
    await deleteBoughtItemPhoto(context, id)
    return { deleted: [id] }
  }

  @FieldResolver(() => String, { description: 'Where it is read, as a JPEG, by who may read purchases.' })
  url(@Root() { name }: BoughtItemPhoto): string {
    return boughtItemPhotoAddress(name, 'large')
  }

  @FieldResolver(() => String, { description: 'Where it is read within 480 pixels, as WebP.' })
  thumbnailUrl(@Root() { name }: BoughtItemPhoto): string {
    return boughtItemPhotoAddress(name, 'thumbnail')
  }
}
