import path from 'node:path'
import { productRoot, SettingError } from './settingValues.js'

/** Where uploads are kept: in a folder, or in a bucket of a store that speaks S3. */
export type UploadsAddress =
  | { kind: 'folder'; folder: string }
  | {
      kind: 'bucket'
      bucket: string
      /** Of the names of all objects: empty, or with a slash at its end. */
      prefix: string
    }

/** Reads `file:data/uploads` or `s3://bucket/prefix`. @throws SettingError */
export function uploadsAddress(value: string): UploadsAddress {
  const [, folder] = /^file:(.+)$/.exec(value) ?? []
  if (folder) return { kind: 'folder', folder: path.resolve(productRoot, folder) }
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*?))?\/?$/.exec(value) ?? []
  if (!bucket || /^\/|\/\/|(^|\/)\.{1,2}(\/|$)/.test(prefix)) {
    throw new SettingError('UPLOADS', `must look like file:data/uploads or s3://bucket/prefix, not '${value}'`)
  }
  return { kind: 'bucket', bucket, prefix: prefix && `${prefix}/` }
}
