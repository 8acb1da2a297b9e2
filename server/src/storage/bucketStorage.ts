import { S3Client } from '@aws-sdk/client-s3'
import type { FastifyBaseLogger } from 'fastify'
import { SettingError } from '../settings/settingValues.js'
import type { UploadsAddress } from '../settings/uploadsAddress.js'
import { BucketFolder } from './BucketFolder.js'
import type { UploadStorage } from './FileFolder.js'
import { ObjectStore } from './ObjectStore.js'

/** Twice that, and a little for the pause between, is what a caller waits for a store that does not answer. */
const timeLimits = { connectionTimeout: 2000, requestTimeout: 7000, throwOnRequestTimeout: true, socketTimeout: 60_000 }

/** Trouble that passes by itself; anything else is a setting that does not fit. */
const passing = /Timeout|ECONN|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|SlowDown|InternalError|ServiceUnavailable/

/**
 * Uploads in a bucket, which needs to be public for nobody: all goes through the product. Where the store is and who
 * may use it, the SDK reads from `AWS_ENDPOINT_URL`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` and its like.
 * @throws SettingError when the store refuses; one that cannot be reached just now is told to the log
 */
export async function bucketStorage(
  { bucket, prefix }: Extract<UploadsAddress, { kind: 'bucket' }>,
  log: FastifyBaseLogger,
): Promise<UploadStorage> {
  const isOwnStore = process.env.AWS_ENDPOINT_URL || process.env.AWS_ENDPOINT_URL_S3
  const client = new S3Client({
    maxAttempts: 2,
    requestHandler: timeLimits,
    // Stores that are not Amazon's have a name of their own per bucket only where somebody has arranged for it.
    ...(isOwnStore && { forcePathStyle: true, region: process.env.AWS_REGION || 'us-east-1' }),
  })
  const store = new ObjectStore(client, bucket, log)
  const storage = {
    images: new BucketFolder(store, `${prefix}images/`),
    variants: new BucketFolder(store, `${prefix}images/variants/`),
    privateFiles: new BucketFolder(store, `${prefix}private/`),
  }
  const trouble = await store.trouble(prefix)
  if (trouble && passing.test(trouble)) log.warn({ trouble }, 'The store of uploads cannot be reached')
  else if (trouble) throw new SettingError('UPLOADS', `names a bucket that cannot be used (${trouble})`)
  return storage
}
