import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFailureText } from '../dataProvider/useFailureText'
import { formatTime } from '../format/formatValue'
import { Refusal } from '../graphql/Refusal'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { useManaged } from '../managed/ManagedContext'
import { recordPath } from '../managed/screens'
import type { Moments } from './Moments'
import PlanDialog from './PlanDialog'
import {
  cancelMoment,
  momentIcons,
  moveMoment,
  releasesPath,
  type UpcomingMoment,
  upcomingKey,
} from './upcomingMoments'

const cancelled = {
  show: 'upcoming.cancelShow',
  hide: 'upcoming.cancelHide',
  publish: 'upcoming.cancelPublish',
  release: 'upcoming.cancelRelease',
} as const

/** Something that is shown, hidden or changed at a moment: moved by a dialog, and cancelled by two presses. */
export function MomentRow({ moment }: { moment: UpcomingMoment }) {
  const { translate, localize, language } = useTranslation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isMoving, setMoving] = useState(false)
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ text?: string; faults: Record<string, string> }>()
  const entity = useManaged().entity(moment.entity)
  const { title, kind } = moment
  const path = kind === 'release' ? releasesPath : recordPath(entity, moment.record)

  async function change(work: () => Promise<unknown>, done: string) {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      setMoving(false)
      notify(done, { type: 'success' })
      void queries.invalidateQueries({ queryKey: [moment.entity] })
      await queries.invalidateQueries({ queryKey: upcomingKey })
    } catch (thrown) {
      const faults = thrown instanceof Refusal ? thrown.fields : {}
      const isOfField = 'visibleFrom' in faults || 'visibleUntil' in faults
      setFailure({ faults, ...(!isOfField && { text: failureText(thrown) }) })
    } finally {
      setBusy(false)
      setSure(false)
    }
  }
  const move = (moments: Moments) => change(() => moveMoment(moment, moments), translate('upcoming.moved', { title }))
  const cancel = () => change(() => cancelMoment(moment), translate('upcoming.cancelled', { title }))

  return (
    <Box component="li" sx={{ p: 1.25, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Box component="span" sx={{ fontWeight: 600, minWidth: 48 }}>
        {formatTime(moment.at, language)}
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          component={path ? Link : 'span'}
          {...(path && { to: path })}
          sx={{ color: 'primary.main', fontWeight: 600 }}
        >
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
          <Icon name={momentIcons[kind]} size={15} /> {translate(`upcoming.${kind}`)} ·{' '}
          {kind === 'release'
            ? translate('upcoming.count', { count: moment.count })
            : `${localize(entity.label)} · ${moment.language.toUpperCase()}`}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, '& > *': { minHeight: 44 } }}>
        <Button
          color="inherit"
          aria-label={translate('upcoming.moveOf', { title })}
          disabled={isBusy}
          onClick={() => setMoving(true)}
        >
          {translate('upcoming.move')}
        </Button>
        <Button
          color={isSure ? 'error' : 'inherit'}
          variant={isSure ? 'contained' : 'text'}
          aria-label={isSure ? undefined : translate('upcoming.cancelOf', { title })}
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : isSure ? void cancel() : setSure(true))}
          onBlur={() => !isBusy && setSure(false)}
        >
          {translate(isSure ? 'upcoming.sure' : 'upcoming.cancel')}
        </Button>
      </Box>
      <Box role="status" sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '0.92rem' }}>
        {isSure && translate(cancelled[kind], { title })}
      </Box>
      {failure?.text && !isMoving && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {failure.text}
        </Alert>
      )}
      {isMoving && (
        <PlanDialog
          title={translate('upcoming.moveOf', { title })}
          moments={moment}
          isBusy={isBusy}
          failure={failure?.text}
          faults={failure?.faults ?? {}}
          onPlan={({ visibleFrom, visibleUntil }) => void move({ visibleFrom, visibleUntil })}
          onClose={() => setMoving(false)}
        />
      )}
    </Box>
  )
}
