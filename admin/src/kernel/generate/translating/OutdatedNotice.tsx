import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useMemo, useState } from 'react'
import type { TranslationStanding } from '../../dataProvider/translationQueries'
import { useFailureText } from '../../dataProvider/useFailureText'
import { formatInstant } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity, useManaged } from '../../managed/ManagedContext'
import type { Step } from '../conflict/differences'
import { changedPlaces } from './changedPlaces'

interface OutdatedNoticeProps {
  standing: TranslationStanding
  /** Whether the marked sentences are shown. */
  isMarked: boolean
  confirm: (sourceVersion: number) => Promise<TranslationStanding | null>
}

const maxPlaces = 6

/** That a translation is behind: what was changed, when and by whom, and one press that says that it is right still. */
export function OutdatedNotice({ standing, isMarked, confirm }: OutdatedNoticeProps) {
  const { source, before, changedAt, changedBy } = standing
  const entity = useEntity()
  const catalogue = useManaged()
  const { translate, localize, language } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const places = useMemo(
    () => (before ? changedPlaces(entity, catalogue, before, source) : undefined),
    [entity, catalogue, before, source],
  )
  const list = (texts: readonly string[]) => new Intl.ListFormat(language).format(texts)
  const stepText = (step: Step) => {
    if (!('index' in step)) return localize(step)
    const label = step.label ? localize(step.label) : ''
    const entry = translate('translating.entry', { label, number: step.index + 1 }).trim()
    return step.title ? translate('translating.field', { entry, title: step.title }) : entry
  }
  // A block is known by its kind and title; in which list it stands says no more.
  const placeText = (path: Step[]) => stepText(path.at(-1) ?? { nl: '', en: '' })

  function whatChanged(): string {
    if (!places) return translate('translating.unknown')
    if (places.length === 0) return translate('translating.asBefore')
    const texts = [...new Set(places.map(placeText))]
    const shown = texts.slice(0, maxPlaces)
    const more = texts.length - shown.length
    const fields = more > 0 ? translate('translating.more', { fields: shown.join(', '), count: more }) : list(shown)
    return translate('translating.where', { fields })
  }

  async function sayRight() {
    setBusy(true)
    try {
      const after = await confirm(source.version ?? 0)
      if (after?.isOutdated) notify(translate('translating.changedAgain'), { type: 'warning' })
      else notify(translate('translating.confirmed'), { type: 'success' })
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
    setBusy(false)
  }

  const who = changedBy.length > 0 ? list(changedBy) : 'none'
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 1, '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}>
      <AlertTitle sx={{ fontWeight: 650, mb: 0.25 }}>{translate('translating.outdated')}</AlertTitle>
      {translate('translating.changed', { when: formatInstant(changedAt, language), who })} {whatChanged()}
      {isMarked && before && places && places.length > 0 && ` ${translate('translating.legend')}`}
      <Box sx={{ mt: 0.5 }}>{translate('translating.saving')}</Box>
      {entity.canEdit && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void sayRight()}
          sx={{ mt: 1, minHeight: 44, width: { xs: '100%', sm: 'auto' } }}
        >
          {translate('translating.stillRight')}
        </Button>
      )}
    </Alert>
  )
}
