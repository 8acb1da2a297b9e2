import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLoaderData } from 'react-router'
import type { DraftReport } from '../../kernel/screens/Preview'
import type { PreviewData } from './previewReaders'
import { RecordScreen } from './RecordScreen'
import { useDraftFrame } from './useDraftFrame'

export { loadPreview as load } from './loadPreview'

/** The same screen as visitors get, with the record of the address or the draft of a form. */
export function Component() {
  const data = useLoaderData<PreviewData>()
  const { draft } = data.preview
  return (
    <>
      {draft && <DraftFrame data={data} report={draft} />}
      <RecordScreen data={data} />
    </>
  )
}

/** Connects a preview to the form in the window around it. Until that has sent its draft a hint is shown. */
function DraftFrame({ data, report }: { data: PreviewData; report: DraftReport }) {
  const ids = useMemo(
    () => ('page' in data ? data.page.blocks.map(({ internalLinkId }) => internalLinkId) : []),
    [data],
  )
  useDraftFrame(report, ids)
  if (data.kind !== 'draft') return null
  return (
    <p className="frame draft-wait">
      <FormattedMessage id={report.faults.length > 0 ? 'preview.incomplete' : 'preview.waiting'} />
    </p>
  )
}
