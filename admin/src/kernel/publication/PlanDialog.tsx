import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'
import { FormDialog } from '../components/FormDialog'
import { MomentInput } from '../generate/inputs/MomentInput'
import { useTranslation } from '../i18n/useTranslation'
import type { Moments } from './Moments'
import './publicationTexts'

interface PlanDialogProps {
  title?: string
  /** What is planned so far. */
  moments: Moments
  /** Whether visitors see the record, so that what was changed is planned and not the record itself. */
  isOfChanges?: boolean
  /** Whether its translation may follow. */
  hasTranslation?: boolean
  isBusy?: boolean
  failure?: string | undefined
  faults?: Readonly<Record<string, string>>
  onPlan: (moments: Moments, bothLanguages: boolean) => void
  onClose: () => void
}

/** From and until when visitors are to see a record. */
export default function PlanDialog(props: PlanDialogProps) {
  const {
    title,
    isOfChanges = false,
    hasTranslation = false,
    isBusy = false,
    failure,
    faults = {},
    onPlan,
    onClose,
  } = props
  const { translate } = useTranslation()
  const [moments, setMoments] = useState(props.moments)
  const [isForBoth, setForBoth] = useState(false)
  const id = useId()
  return (
    <FormDialog
      title={title ?? translate('plan.title')}
      submit={translate('plan.save')}
      isReady={moments.visibleFrom !== null || moments.visibleUntil !== null}
      {...{ isBusy, failure, faults, onClose }}
      onSubmit={() => onPlan(moments, isForBoth)}
    >
      <MomentInput
        autoFocus
        id={`${id}-from`}
        label={translate(isOfChanges ? 'plan.changesFrom' : 'plan.from')}
        value={moments.visibleFrom}
        help={moments.visibleFrom ? undefined : translate(isOfChanges ? 'plan.changesHelp' : 'plan.fromHelp')}
        error={faults.visibleFrom}
        onChange={(visibleFrom) => setMoments({ ...moments, visibleFrom })}
      />
      <MomentInput
        id={`${id}-until`}
        label={translate('plan.until')}
        value={moments.visibleUntil}
        error={faults.visibleUntil}
        onChange={(visibleUntil) => setMoments({ ...moments, visibleUntil })}
      />
      {hasTranslation && (
        <FormControl>
          <FormLabel id={`${id}-languages`}>{translate('plan.languages')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={`${id}-languages`}
            value={String(isForBoth)}
            onChange={(_event, chosen) => setForBoth(chosen === 'true')}
          >
            <FormControlLabel value="false" control={<Radio />} label={translate('plan.one')} />
            <FormControlLabel value="true" control={<Radio />} label={translate('plan.both')} />
          </RadioGroup>
        </FormControl>
      )}
    </FormDialog>
  )
}
