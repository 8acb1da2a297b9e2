import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { jobStatusNames, shownJobStatus } from '@shop/server/jobStatusNames'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StatusChip } from '../../kernel/components/StatusChip'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { agreedText } from './costs/agreedText'
import { JobMoney } from './JobMoney'
import { type JobHead, phoneLink } from './jobHeadQuery'
import { finished, statusesOf } from './jobStatuses'
import { AboveLimit } from './limit/AboveLimit'
import { useExcessText } from './limit/useExcessText'
import { PromisedDay } from './PromisedDay'

/** Which job it is and where it stands, whose, of which device, for when, and who works on it. */
export function JobHeading({ job, head }: { job: FormRecord; head: JobHead | undefined }) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const status = statusesOf(entity).find(({ value }) => value === job.status)
  const isUncollected = status?.value === finished && head?.status === finished && head.isReady
  const shown = isUncollected ? jobStatusNames[shownJobStatus(finished, true)] : status?.label
  const customer = head?.customer ?? job.referenced.customer
  const device = head?.device ?? job.referenced.device
  const worker = head?.assignedTo?.name ?? job.referenced.assignedTo?.title
  const phone = head && (head.contactPhone ?? head.customer.phoneNumber)
  const excessText = useExcessText()
  const above = head && excessText({ ...head, total: head.report.totals?.including ?? null })
  const agreed = head && agreedText(head, language)
  const international = head && (head.contactPhone ? head.contactPhoneE164 : head.customer.phoneE164)

  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}>
        <Box component="h2" sx={{ typography: 'h2', fontSize: '1.6rem', m: 0, fontVariantNumeric: 'tabular-nums' }}>
          {String(job.number ?? `#${job.id}`)}
        </Box>
        {status && shown && <StatusChip value={status.value} text={localize(shown)} isLarge />}
        {head && <JobMoney head={head} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        {customer && (
          <Box
            component={Link}
            to={`/customer/${customer.id}`}
            sx={{ color: 'text.primary', fontWeight: 600, fontSize: '1.1rem' }}
          >
            {nameOf(customer)}
          </Box>
        )}
        {head?.customer.company && <span>{head.customer.company}</span>}
        {phone && (
          <Button
            href={phoneLink(phone, international ?? null)}
            variant="outlined"
            startIcon={<Icon name="phone" />}
            sx={{ minHeight: 44, fontVariantNumeric: 'tabular-nums' }}
            aria-label={translate('jobs.call', { phone })}
          >
            {phone}
          </Button>
        )}
      </Box>
      {above && <AboveLimit text={above} />}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto 1fr' },
          gap: 0.25,
          columnGap: 1.5,
        }}
      >
        {device && (
          <Fact label={translate('jobs.device')}>
            <Box component={Link} to={`/device/${device.id}`} sx={{ color: 'text.primary' }}>
              {nameOf(device)}
            </Box>
          </Fact>
        )}
        {head?.reference && <Fact label={translate('jobs.reference')}>{head.reference}</Fact>}
        {typeof job.promisedOn === 'string' && (
          <Fact label={translate('jobs.promisedOn')}>
            <PromisedDay day={job.promisedOn} status={job.status} />
          </Fact>
        )}
        {agreed && <Fact label={translate('jobs.agreed')}>{agreed}</Fact>}
        <Fact label={translate('jobs.worker')}>{worker ?? translate('jobs.nobody')}</Fact>
        {typeof job.pickedUpAt === 'string' && (
          <Fact label={translate('jobs.pickedUpLabel')}>
            {[formatInstant(job.pickedUpAt, language), job.pickedUpBy].filter(Boolean).join(' · ')}
          </Fact>
        )}
      </Box>
    </Box>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, mr: 1.5 }}>
        {children}
      </Box>
    </>
  )
}

function nameOf(record: { name: string } | { title: string }): string {
  return 'name' in record ? record.name : record.title
}
