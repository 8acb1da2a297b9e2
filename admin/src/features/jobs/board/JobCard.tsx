import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type PointerEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { statusesOf } from '../jobStatuses'
import { useWaitingJobs } from '../messages/useWaitingJobs'
import { WaitingMark } from '../messages/WaitingMark'
import { PromisedDay } from '../PromisedDay'
import { type BoardJob, inStatusSince } from './jobBoardQueries'
import type { Drag } from './useCardDrag'

const day = 24 * 60 * 60 * 1000

interface JobCardProps {
  job: BoardJob
  /** How far the card has been dragged, while it is. */
  drag: Drag | undefined
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onMove: (status: string) => void
}

/** A job on the board: its customer, description and days in this status, and a menu to move it without dragging. */
export function JobCard({ job, drag, onPointerDown, onMove }: JobCardProps) {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(inStatusSince(job))) / day))
  const waiting = useWaitingJobs()?.find((each) => each.entity === entity.name && each.job === job.id)
  const what = job.currentStatus ?? job.description
  const others = statusesOf(entity).filter(({ value }) => value !== job.status)

  return (
    <Box
      component="li"
      onPointerDown={onPointerDown}
      style={drag && { transform: `translate(${drag.x}px, ${drag.y}px)`, zIndex: 2 }}
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 0.5,
        p: 1,
        border: 1,
        borderColor: drag ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: drag ? 'grabbing' : 'grab',
        userSelect: drag ? 'none' : undefined,
      }}
    >
      <Box
        data-grip
        aria-hidden="true"
        sx={{ touchAction: 'none', color: 'text.secondary', width: 24, display: 'grid', placeItems: 'center' }}
      >
        <Icon name="grip" size={16} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontVariantNumeric: 'tabular-nums', fontSize: '0.875rem', fontWeight: 600 }}>{job.number}</Box>
        <Box
          component={Link}
          to={`/${entity.name}/${job.id}`}
          draggable={false}
          sx={{ color: 'text.primary', fontWeight: 600 }}
        >
          {job.customer.name}
        </Box>
        {what && (
          <Box sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>
            {what}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {[job.device?.name, translate('jobs.days', { days })].filter(Boolean).join(' · ')}
        </Box>
        {(job.promisedOn || job.assignedTo) && (
          <Box sx={{ fontSize: '0.875rem', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            {job.promisedOn && <PromisedDay day={job.promisedOn} status={job.status} isNamed />}
            {job.assignedTo && <span>{job.assignedTo.name}</span>}
          </Box>
        )}
        {waiting && <WaitingMark job={waiting} />}
      </Box>
      <IconButton
        aria-label={translate('jobs.move', { customer: job.customer.name, number: job.number })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ alignSelf: 'flex-start', width: 40, height: 40, flex: 'none' }}
      >
        <Icon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {others.map(({ value, label }) => (
          <MenuItem
            key={value}
            onClick={() => {
              setAnchor(undefined)
              onMove(value)
            }}
          >
            {translate('jobs.moveTo', { status: localize(label) })}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
