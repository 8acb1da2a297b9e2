import { data, redirect } from 'react-router'
import { headerAddress } from '../addresses/addresses'
import { QueryError } from '../data/Query'
import type { Site } from '../data/Site'

/** Thrown by a loader: the not-found screen is shown in place. */
export function notFound() {
  return data({ kind: 'not-found' }, { status: 404 })
}

/**
 * The result of `read`. Where the record does not exist any more: the redirect stored for its address, else the stand-in
 * or not found.
 */
export async function orMoved<Result>(
  site: Site,
  pathname: string,
  read: () => Promise<Result>,
  standIn?: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof QueryError) || error.code !== 'NOT_FOUND') throw error
    const { publicMovedTo } = await site.query('MovedTo', { path: decodedPath(pathname) })
    if (publicMovedTo && publicMovedTo !== pathname) throw redirect(headerAddress(publicMovedTo), 301)
    if (standIn) return standIn()
    throw notFound()
  }
}

/** The decoded path; one that cannot be decoded is not found. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw notFound()
  }
}
