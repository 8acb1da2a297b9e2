import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import { managedEntity } from '../fields/Managed.js'
import type { Media } from '../records/Media.js'
import { recordTitle } from '../records/recordTitle.js'
import { maxUses } from '../records/recordUses.js'
import { cleanedLine } from '../shared/cleanedLine.js'
import type { Language } from '../shared/screens.js'
import { draftUses } from './draftImages.js'
import { folderUses } from './folderImages.js'
import { imageObject } from './imageObject.js'
import { imageUses } from './imageUses.js'
import { ImageAlt, MediaFile, MediaFileInput, MediaFileList } from './MediaFile.js'
import type { MediaServices } from './MediaLibrary.js'
import { deleteMedia, describeMedia, listMedia, mediaFolders, readMedia, replaceMedia } from './mediaFiles.js'
import { UploadScalar } from './UploadScalar.js'
import { withUpload } from './withUpload.js'

const longestAlt = 250
const longestFolder = 41

/** Lists, describes, replaces and deletes uploaded images. */
@Resolver()
export class MediaLibraryResolver {
  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => MediaFileList, { description: 'The uploaded images, the newest first.' })
  async mediaFiles(
    @Ctx() context: Context<MediaServices>,
    @Arg('search', () => String, { nullable: true, description: 'In names and in what they show.' }) search:
      | string
      | null,
    @Arg('folder', () => String, { nullable: true }) folder: string | null,
    @Arg('unused', () => Boolean, { defaultValue: false, description: 'Only what no record shows.' }) unused: boolean,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 24, description: 'From 1 to 1000.' }) perPage: number,
  ): Promise<MediaFileList> {
    const { items, total } = await listMedia(context, {
      search: search ?? null,
      folder: folder ?? null,
      unused,
      page,
      perPage,
    })
    return { items: await asMediaFiles(context, items), total }
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => MediaFile, { description: 'An uploaded image by its address.' })
  async mediaFile(@Ctx() context: Context<MediaServices>, @Arg('url', () => String) url: string): Promise<MediaFile> {
    return one(context, await readMedia(context, url))
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => [String], { description: 'What images were uploaded for.' })
  mediaFolders(@Ctx() context: Context<MediaServices>): Promise<string[]> {
    return mediaFolders(context)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => MediaFile, { description: 'Says what an image shows, and what of it must stay in sight.' })
  async updateMediaFile(
    @Ctx() context: Context<MediaServices>,
    @Arg('url', () => String) url: string,
    @Arg('input', () => MediaFileInput) { alts, focusX = null, focusY = null, folder }: MediaFileInput,
  ): Promise<MediaFile> {
    const texts = alts
      .map(({ language, text }) => [language, cleanedLine(text)] as const)
      .filter(([, text]) => text !== '')
    const name = cleanedLine(folder ?? '') || null
    assertDescription(texts, { focusX, focusY }, name)
    const alt = texts.length > 0 ? Object.fromEntries(texts) : null
    const moved = folder === undefined ? {} : { folder: name }
    return one(context, await describeMedia(context, url, { alt, focusX, focusY, ...moved }))
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => MediaFile, {
    description: 'Puts another picture in place of an image, wherever it is used. It gets a new address.',
  })
  async replaceMediaFile(
    @Ctx() context: Context<MediaServices>,
    @Arg('url', () => String) url: string,
    @Arg('file', () => UploadScalar) file: Promise<FileUpload>,
  ): Promise<MediaFile> {
    return one(context, await withUpload(file, (upload) => replaceMedia(context, url, upload)))
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => [String], { description: 'Removes images that no record shows: all of these or none.' })
  async deleteMediaFiles(
    @Ctx() context: Context<MediaServices>,
    @Arg('urls', () => [String]) urls: string[],
  ): Promise<string[]> {
    await deleteMedia(context, urls)
    return urls
  }
}

/** @throws ShopError VALIDATION */
function assertDescription(
  texts: readonly (readonly [Language, string])[],
  focus: Record<'focusX' | 'focusY', number | null>,
  folder: string | null,
): void {
  const fields: FieldErrors = {}
  const named = (name: string) => ({ field: { owner: 'media', name } })
  for (const [language, text] of texts) {
    if (text.length <= longestAlt) continue
    fields[`alts.${language}`] = [{ key: 'field.max', values: { ...named('alt'), max: longestAlt } }]
  }
  for (const [name, percent] of Object.entries(focus)) {
    if (percent === null || (percent >= 0 && percent <= 100)) continue
    fields[name] = [{ key: 'field.maxValue', values: { ...named(name), max: 100 } }]
  }
  if (folder && folder.length > longestFolder) {
    fields.folder = [{ key: 'field.max', values: { ...named('folder'), max: longestFolder } }]
  } else if (folder && /\p{Cc}/u.test(folder)) {
    fields.folder = [{ key: 'field.oneLine', values: named('folder') }]
  }
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

async function one(context: Context<MediaServices>, media: Media): Promise<MediaFile> {
  const [file] = await asMediaFiles(context, [media])
  return file as MediaFile
}

async function asMediaFiles(
  { services: { database }, language }: Context,
  found: readonly Media[],
): Promise<MediaFile[]> {
  const urls = found.map(({ url }) => url)
  const uses = await imageUses(database, urls, { max: maxUses })
  const inDrafts = await draftUses(database.reader, urls)
  const inFolders = await folderUses(database.reader)
  return found.map((media) => ({
    image: imageObject(media, language),
    name: media.originalName,
    bytes: media.bytes,
    createdAt: media.createdAt,
    folder: media.folder,
    alts: Object.entries(media.alt ?? {}).map(([of, text]) => ({ language: of, text }) as ImageAlt),
    uses: [
      ...[...(uses.get(media.url) ?? []), ...(inFolders.get(media.folder ?? '') ?? [])].map(({ type, field, row }) => {
        const entity = managedEntity(type)
        return { entity: entity.name, id: row.id, title: recordTitle(entity, row), field: field.name, inText: false }
      }),
      ...(inDrafts.get(media.url) ?? []),
    ].slice(0, maxUses),
  }))
}
