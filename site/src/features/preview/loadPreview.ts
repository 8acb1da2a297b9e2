import { draftSegment, previewAddress, type ShownRecord, shownRecords } from '@shop/server/screens'
import { redirectDocument } from 'react-router'
import { inLanguage, languageOf } from '../../kernel/addresses/addresses'
import { QueryError } from '../../kernel/data/Query'
import type { Site } from '../../kernel/data/Site'
import { notFound } from '../../kernel/screens/notFound'
import { requireRole } from '../sessions/loadSession'
import { receivedDraft } from './draftForm'
import { loadDraft } from './loadDraft'
import { type PreviewData, previewReaders } from './previewReaders'

const kinds = Object.keys(shownRecords) as ShownRecord[]

/** A record on its own screen, for the owner alone: in its own language, and whether visitors see it or not. */
export async function loadPreview(
  site: Site,
  url: URL,
  { section = '', id = '' }: Record<string, string | undefined>,
): Promise<PreviewData> {
  const isDraft = id === draftSegment
  // The mutation that judges a draft requires the role itself.
  if (!isDraft || !receivedDraft()) await requireRole(site, 'cms_admin', url)
  const kind = kinds.find((one) => shownRecords[one].previewSection === section)
  if (kind && isDraft) return loadDraft(kind, url)
  if (!kind || !/^[1-9]\d{0,8}$/.test(id)) throw notFound()
  const data = await orNotFound(() => previewReaders[kind](site, Number(id), url))
  const { language } = data.preview
  if (language !== languageOf(url)) throw redirectDocument(inLanguage(previewAddress(kind, Number(id)), language), 302)
  return data
}

async function orNotFound<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof QueryError && error.code === 'NOT_FOUND' ? notFound() : error
  }
}
