import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { formatInstant } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { fieldNamed } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import './draftTexts'
import type { StoredDraft } from '../../dataProvider/StoredDraft'

interface DraftOfferProps {
  offered: StoredDraft | undefined
  /** Whether a colleague has kept another one meanwhile. */
  isOvertaken: boolean
  takeUp: () => void
  throwAway: () => Promise<void>
}

/** Says that there is a draft beside what visitors see, whose it is and what it changes: to be taken up or thrown away. */
export function DraftOffer({ offered, isOvertaken, takeUp, throwAway }: DraftOfferProps) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  if (isOvertaken) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('draft.overtaken')}
      </Alert>
    )
  }
  if (!offered) return null
  const { userName, at, publishAt, failure, changes, overtaken } = offered
  const named = (names: readonly string[]) => {
    const labels = names.flatMap((name) => fieldNamed(entity, name)?.label ?? [])
    return new Intl.ListFormat(language).format(labels.map((label) => localize(label)))
  }
  return (
    <Alert
      severity={failure ? 'error' : 'info'}
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" onClick={takeUp} sx={{ minHeight: 44 }}>
            {translate('draft.takeUp')}
          </Button>
          <Button color="inherit" onClick={() => void throwAway()} sx={{ minHeight: 44 }}>
            {translate('draft.throwAway')}
          </Button>
        </>
      }
    >
      {translate('draft.offer', { who: userName ?? '', when: formatInstant(at, language), fields: named(changes) })}
      {publishAt && !failure && ` ${translate('draft.publishes', { when: formatInstant(publishAt, language) })}`}
      {failure && ` ${translate('draft.failed', { failure })}`}
      {overtaken.length > 0 && ` ${translate('draft.changedSince', { fields: named(overtaken) })}`}
    </Alert>
  )
}
