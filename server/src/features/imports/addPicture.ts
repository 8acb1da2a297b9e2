import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import type { MediaServices, UploadedFile } from '../../kernel/media/MediaLibrary.js'
import { Media } from '../../kernel/records/Media.js'
import { DataImport } from './DataImport.js'
import { pictureKey } from './pictureNames.js'
import { existingImport } from './readImport.js'

/**
 * Stores a picture that was chosen with the table of an import; one that has come already stays as it is.
 * @throws ShopError NOT_FOUND, CONFLICT, VALIDATION for one that was not chosen, TOO_LARGE, FILE_TYPE
 */
export async function addPicture(context: Context<MediaServices>, id: number, file: UploadedFile): Promise<void> {
  const { media } = context.services
  const found = await existingImport(context, id)
  if (!['ready', 'running'].includes(found.state) || found.busy) {
    throw new ShopError('CONFLICT', { message: { key: 'import.notNow' } })
  }
  const name = Object.keys(found.pictures).find((each) => pictureKey(each) === pictureKey(file.name))
  if (name === undefined) throw invalidField('file', { key: 'import.pictureName' })
  if (found.pictures[name]) return
  await media.addWithin(file, async (manager, image) => {
    const stored = await manager.save(Media, Object.assign(image, { folder: found.entity }))
    await manager.update(DataImport, { id }, { seenAt: new Date().toISOString() })
    const { pictures } = await manager.findOneByOrFail(DataImport, { id })
    await manager.update(DataImport, { id }, { pictures: { ...pictures, [name]: stored.url } })
  })
}
