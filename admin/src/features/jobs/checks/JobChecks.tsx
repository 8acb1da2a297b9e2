import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type CheckMoment, foundAt, isChanged, isChecked, pointName } from '@shop/server/checkList'
import { lazy, Suspense, useState } from 'react'
import { PhoneFold } from '../../../kernel/components/PhoneFold'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { CheckSign } from '../../checkLists/CheckSign'
import { FoundPoints } from '../../checkLists/FoundPoints'
import { useChangedText } from '../../checkLists/useChangedText'
import type { JobHead } from '../jobHeadQuery'
import '../../checkLists/checkTexts'

const CheckDialog = lazy(() => import('./CheckDialog'))

interface JobChecksProps {
  id: number
  job: JobHead
  onChanged: () => void
  /** Whether it is behind a heading of its own on a phone. */
  isFolded: boolean
}

/** What was found of the device before and after the work, and filling that in. A new PC is looked over once it is built. */
export default function JobChecks({ id, job, onChanged, isFolded }: JobChecksProps) {
  const { translate, language } = useTranslation()
  const [moment, setMoment] = useState<CheckMoment>()
  const hasBefore = isChecked(job.checks, 'before')
  const hasAfter = isChecked(job.checks, 'after')
  const changedText = useChangedText()
  const button = (of: CheckMoment, isMain: boolean) => (
    <Button
      variant="outlined"
      color={isMain ? 'primary' : 'inherit'}
      startIcon={<CheckSign result="works" />}
      onClick={() => setMoment(of)}
      sx={{ minHeight: 44 }}
    >
      {translate(`checks.${of}`)}
    </Button>
  )
  const shown = (
    <Box component="section" id="job-checks" aria-labelledby="job-checks-title" sx={frame}>
      <Box component="h2" id="job-checks-title" sx={{ typography: 'h3', m: 0 }}>
        {translate('checks.title')}
      </Box>
      <FoundPoints checks={job.checks} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {button('before', !hasBefore)}
        {button('after', hasBefore && !hasAfter)}
      </Box>
      {moment && (
        <Suspense fallback={null}>
          <CheckDialog
            {...{ id, job, moment }}
            onClose={() => setMoment(undefined)}
            onSaved={() => {
              setMoment(undefined)
              onChanged()
            }}
          />
        </Suspense>
      )}
    </Box>
  )
  if (!isFolded) return shown
  return (
    <PhoneFold name="job.checks" title={translate('checks.title')} says={gist()}>
      {shown}
    </PhoneFold>
  )

  /** The one thing to know of it. */
  function gist(): string {
    const changed = job.checks.filter(isChanged)
    if (changed.length > 0) return changed.map((point) => changedText(point)).join(' · ')
    if (!hasBefore && !hasAfter) return translate('checks.none')
    if (!hasAfter) return translate('checks.notAfter')
    const { works, broken } = foundAt(job.checks, 'after')
    if (works.length + broken.length < job.checks.length) return translate('checks.notAllAfter')
    if (broken.length === 0) return translate('checks.allWork')
    return `${translate('checks.broken')}: ${broken.map((point) => pointName(point, language)).join(', ')}`
  }
}

const frame = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: { xs: 1.5, sm: 2 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}
