import { type Language, pageParameters, publicPageSize } from '@shop/server/screens'
import { notFound } from './notFound'

/** The number of the page asked for, from 1. Anything that is no such number is not found. */
export function pageNumber(url: URL, language: Language): number {
  const asked = url.searchParams.get(pageParameters[language])
  if (asked === null) return 1
  if (!/^[1-9]\d{0,5}$/.test(asked)) throw notFound()
  return Number(asked)
}

/** How many pages a list has; an empty list has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / publicPageSize))
}

/** A page past the end is not found. */
export function assertWithin(page: number, total: number): void {
  if (page > pageCount(total)) throw notFound()
}
