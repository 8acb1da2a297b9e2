import { S3Client } from '@aws-sdk/client-s3'
import type { FastifyBaseLogger } from 'fastify'
import { SettingError } from '../settings/settingValues.js'
import type { StorageAddress } from '../settings/storageAddress.js'
import { BucketFolder } from './BucketFolder.js'
import type { FileFolder, UploadStorage } from './FileFolder.js'
import { ObjectStore } from './ObjectStore.js'

type BucketAddress = Extract<StorageAddress, { kind: 'bucket' }>

/** A caller waits twice these, and a short pause for the retry, for a store that does not respond. */
const timeLimits = { connectionTimeout: 2000, requestTimeout: 7000, throwOnRequestTimeout: true, socketTimeout: 60_000 }

/** Temporary errors; any other means a wrong setting. */
const passing = /Timeout|ECONN|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|SlowDown|InternalError|ServiceUnavailable/

/**
 * Uploads in a private bucket: every file is served by the product. The SDK reads the address and credentials from
 * `AWS_ENDPOINT_URL`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` and others.
 * @throws SettingError when the store refuses access; one that is temporarily unreachable is logged
 */
export async function bucketStorage(address: BucketAddress, log: FastifyBaseLogger): Promise<UploadStorage> {
  const { prefix } = address
  const store = await openStore('UPLOADS', address, log)
  return {
    images: new BucketFolder(store, `${prefix}images/`),
    variants: new BucketFolder(store, `${prefix}images/variants/`),
    privateFiles: new BucketFolder(store, `${prefix}private/`),
    jobPhotos: new BucketFolder(store, `${prefix}job-photos/`),
    messagePhotos: new BucketFolder(store, `${prefix}message-photos/`),
    boughtItemPhotos: new BucketFolder(store, `${prefix}bought-item-photos/`),
    invoiceFiles: new BucketFolder(store, `${prefix}invoices/`),
  }
}

/** One folder of a bucket. @throws SettingError likewise */
export async function bucketFolder(
  setting: string,
  address: BucketAddress,
  log: FastifyBaseLogger,
): Promise<FileFolder> {
  return new BucketFolder(await openStore(setting, address, log), address.prefix)
}

async function openStore(
  setting: string,
  { bucket, prefix }: BucketAddress,
  log: FastifyBaseLogger,
): Promise<ObjectStore> {
  const isOwnStore = process.env.AWS_ENDPOINT_URL || process.env.AWS_ENDPOINT_URL_S3
  const client = new S3Client({
    maxAttempts: 2,
    requestHandler: timeLimits,
    // Stores other than Amazon's rarely have a host name for each bucket.
    ...(isOwnStore && { forcePathStyle: true, region: process.env.AWS_REGION || 'us-east-1' }),
  })
  const store = new ObjectStore(client, bucket, log)
  const trouble = await store.trouble(prefix)
  if (trouble && passing.test(trouble)) log.warn({ setting, trouble }, 'The store cannot be reached')
  else if (trouble) throw new SettingError(setting, `names a bucket that cannot be used (${trouble})`)
  return store
}
