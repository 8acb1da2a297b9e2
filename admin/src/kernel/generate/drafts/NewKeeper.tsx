import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type RefObject, useEffect } from 'react'
import { Link } from 'react-router'
import { useFailureText } from '../../dataProvider/useFailureText'
import { formatInstant } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import './draftTexts'
import type { KeptDraftCalls } from './KeptDraft'
import { conceptPath, type PublishKept } from './newDraft'
import { useNewDraftKeeper } from './useNewDraftKeeper'

interface NewKeeperProps {
  /** The draft that the form goes on with. */
  concept: number | undefined
  /** The record that is being translated. */
  sibling: number | undefined
  kept: RefObject<PublishKept | undefined>
  onReady: (calls: KeptDraftCalls) => void
}

/** Loaded with the first form for something new that is kept while one types, and offers what was kept before. */
export default function NewKeeper({ concept, sibling, kept, onReady }: NewKeeperProps) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const { offered, isOvertaken, save, publish, throwAway } = useNewDraftKeeper(concept, sibling)
  useEffect(() => {
    kept.current = publish
    return () => {
      kept.current = undefined
    }
  }, [kept, publish])
  useEffect(() => onReady({ save }), [onReady, save])

  if (isOvertaken) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('draft.newOvertaken')}
      </Alert>
    )
  }
  return offered.map((draft) => (
    <Alert
      key={draft.record}
      severity={draft.failure ? 'error' : 'info'}
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <>
          <Button component={Link} to={conceptPath(entity.name, draft.record)} color="inherit" sx={{ minHeight: 44 }}>
            {translate('draft.open')}
          </Button>
          <Button
            color="inherit"
            onClick={() => throwAway(draft).catch((failure) => notify(failureText(failure), { type: 'error' }))}
            sx={{ minHeight: 44 }}
          >
            {translate('draft.throwAway')}
          </Button>
        </>
      }
    >
      {translate('draft.newOffer', {
        title: draft.title || translate('draft.untitled', { kind: localize(entity.label) }),
        who: draft.userName ?? '',
        when: formatInstant(draft.at, language),
      })}
      {draft.failure && ` ${translate('draft.failed', { failure: draft.failure })}`}
    </Alert>
  ))
}
