import path from 'node:path'
import { z } from 'zod'
import { setting } from './setting.js'
import { productRoot } from './settingValues.js'

const folder = z
  .string()
  .regex(/^file:.+$/)
  .transform((text) => ({
    kind: 'folder' as const,
    folder: path.resolve(productRoot, text.slice('file:'.length)),
  }))

const bucket = z
  .string()
  .transform((text) => /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*?))?\/?$/.exec(text) ?? [])
  .transform(([, name, prefix = '']) => ({ kind: 'bucket', bucket: name, prefix: prefix && `${prefix}/` }))
  .pipe(
    z.object({
      kind: z.literal('bucket'),
      bucket: z.string(),
      /** Prefix of all object keys: empty, or with a trailing slash. */
      prefix: z.string().regex(/^(?!\/)(?!.*\/\/)(?!.*(?:^|\/)\.{1,2}\/)/),
    }),
  )

/** A folder (`file:data/uploads`), or a bucket of a store that speaks S3 (`s3://bucket/prefix`). */
export const storageAddress = z.union([folder, bucket])

export type StorageAddress = z.output<typeof storageAddress>

/** Where uploads are stored. */
export const uploadsAddress = setting(
  'file:data/uploads',
  storageAddress,
  (value) => `must look like file:data/uploads or s3://bucket/prefix, not '${value}'`,
)
