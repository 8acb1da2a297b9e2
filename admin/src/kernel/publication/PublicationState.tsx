import { StatusChip } from '../components/StatusChip'
import type { FormRecord } from '../dataProvider/FormRecord'
import { choiceText, formatMoment } from '../format/formatValue'
import { useTranslation } from '../i18n/useTranslation'
import type { ManagedField } from '../managed/ManagedEntity'

/** Whether visitors see a record, and the moment at which that changes: "Gepland · ma 30 nov 08:00". */
export function PublicationState({ field, record }: { field: ManagedField; record: FormRecord }) {
  const { translate, language } = useTranslation()
  const state = String(record.state)
  const words = choiceText(field, state, language)
  const moment = nextMoment(record)
  if (!moment) return <StatusChip value={state} text={words} />
  const when = formatMoment(moment, language)
  return (
    <StatusChip
      value={state}
      text={`${words} · ${state === 'planned' ? when : translate('publish.until', { when })}`}
    />
  )
}

/** When visitors begin to see what is planned, until when they see what is visible, and since when they do not what expired. */
function nextMoment({ state, visibleFrom, visibleUntil }: FormRecord): string | null {
  if (state === 'concept') return null
  const moment = state === 'planned' ? visibleFrom : visibleUntil
  return typeof moment === 'string' ? moment : null
}
