import type { PhotoUse, StoredPhotos } from '../../photos/StoredPhotos.js'
import { jobKinds } from '../jobKinds.js'
import { JobPhoto } from './JobPhoto.js'

export interface JobPhotoServices {
  jobPhotos: StoredPhotos
}

/** What refers to the photos of jobs. */
export const jobPhotoUse: PhotoUse = { type: JobPhoto, entities: jobKinds.values }
