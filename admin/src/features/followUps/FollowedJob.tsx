import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FollowUpsQuery } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { recordPath } from '../../kernel/managed/screens'
import { phoneLink } from '../jobs/jobHeadQuery'

interface FollowedJobProps {
  job: Omit<FollowUpsQuery['jobsToCollect'][number], 'notifiedAt'>
  detail: string
  children?: ReactNode
}

const day = 24 * 60 * 60 * 1000

/** A job of the lists to come back to: whose, since when, what about, and how to call. */
export function FollowedJob({ job, detail, children }: FollowedJobProps) {
  const { translate, localize } = useTranslation()
  const managed = useManaged()
  const kind = managed.entity(job.entity)
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(job.since)) / day))
  return (
    <Box
      component="li"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: 1.25,
        '&:first-of-type': { borderTop: 0 },
        display: 'grid',
        gap: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box
            component={Link}
            to={recordPath(kind, job.job) ?? ''}
            sx={{ color: 'text.primary', fontWeight: 600, display: 'inline-block', py: 0.5 }}
          >
            {job.customerName}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {localize(kind.label)} {job.number} · {detail}
          </Box>
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {translate('followUps.days', { days })}
        </Box>
        {job.phone ? (
          <Button
            href={phoneLink(job.phone, job.phoneE164)}
            variant="outlined"
            startIcon={<Icon name="phone" />}
            aria-label={translate('jobs.call', { phone: job.phone })}
            sx={{ minHeight: 44, fontVariantNumeric: 'tabular-nums' }}
          >
            {job.phone}
          </Button>
        ) : (
          <span>{translate('followUps.noPhone')}</span>
        )}
      </Box>
      {children}
    </Box>
  )
}
