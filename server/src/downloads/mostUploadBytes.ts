import type { FastifyRequest } from 'fastify'
import { operationGrants } from '../access/grants.js'
import { mostImageBytes } from '../media/imageLimits.js'
import { mostFileBytes } from './downloadTypes.js'

/** Bytes of a file that the caller may send to `/graphql`: large files only with the right to add documents. */
export function mostUploadBytes({ shopContext: { viewer } }: FastifyRequest): number {
  const mayAdd = viewer !== null && operationGrants.addDownloadFile?.includes(viewer.role)
  return mayAdd ? mostFileBytes : mostImageBytes
}
