import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql'
import { assertReaches } from '../access/allow.js'
import { Granted } from '../access/Granted.js'
import type { Viewer } from '../access/Viewer.js'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { ImageObject } from '../fields/ImageObject.js'
import { mayShowImages } from '../fields/imagesIn.js'
import { managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { isFolderSeen } from './approvedImages.js'
import { imageObject } from './imageObject.js'
import type { MediaServices } from './MediaLibrary.js'
import { UploadScalar } from './UploadScalar.js'
import { withUpload } from './withUpload.js'

const pageTypeForm = /^[a-z][a-zA-Z-]{0,40}$/

/** Uploads an image before the record that it belongs to is saved. */
@Resolver()
export class UploadResolver {
  @Granted(['cms-admin'], { asksOfRecord: true })
  @Mutation(() => ImageObject, {
    description:
      'Stores a JPEG, PNG, WebP, AVIF or GIF image of at most 10 MB and 50 megapixels; it is encoded anew and loses its metadata.',
  })
  async uploadImage(
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
    @Arg('pageType', () => String, { description: 'What the image is for, e.g. `newsItem`.' }) pageType: string,
    @Arg('pageId', () => Int, { nullable: true, description: 'The record the image is for.' }) pageId: number | null,
    @Ctx() { services, language, viewer }: Context<MediaServices>,
  ): Promise<ImageObject> {
    if (!pageTypeForm.test(pageType)) throw new ShopError('BAD_REQUEST')
    assertUploadsFor(viewer, pageType)
    // Who has to ask before visitors see something adds nothing to what they see.
    const isKept = viewer?.asksApproval && (await isFolderSeen(services.database.reader, pageType))
    const purpose = { folder: isKept ? null : pageType, record: pageId }
    const media = await withUpload(file, (upload) => services.media.add(upload, purpose))
    // A gallery may show the folder.
    await services.contentChanged()
    return imageObject(media, language)
  }
}

/**
 * A program that is limited to sections adds images to these alone, as far as their records show any; so does a colleague.
 * @throws ShopError FORBIDDEN
 */
function assertUploadsFor(viewer: Viewer | null, pageType: string): void {
  if (!viewer?.limits?.entities && !viewer?.right) return
  const name = pageType.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const type = managedEntities().find((each) => managedEntity(each).name === name)
  assertReaches(viewer, type && mayShowImages(type) ? name : undefined, true)
}
