import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetOne, useRefresh } from 'ra-core'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { PagePart } from '../../kernel/components/PagePart'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { BackLink } from '../../kernel/generate/form/BackLink'
import { useLoadFailure } from '../../kernel/generate/useLoadFailure'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity, useManaged } from '../../kernel/managed/ManagedContext'
import { overviewPath } from '../../kernel/managed/screens'
import { CustomerBilling } from '../billing/CustomerBilling'
import { phoneLink } from '../jobs/jobHeadQuery'
import { jobsAmong } from '../jobs/jobStatuses'
import { ContactDialog } from './ContactDialog'
import { CustomerAppointments } from './CustomerAppointments'
import { CustomerCompany } from './CustomerCompany'
import { CustomerDataButtons } from './CustomerDataButtons'
import { CustomerInbox } from './CustomerInbox'
import { CustomerJobs } from './CustomerJobs'
import { CustomerMessages } from './CustomerMessages'
import { CustomerNotes } from './CustomerNotes'
import { CustomerDevices, CustomerMails } from './CustomerParts'
import { CustomerQuotes } from './CustomerQuotes'
import { EraseDialog } from './EraseDialog'
import { MergeDialog } from './MergeDialog'
import { MergedNotice } from './MergedNotice'

/** A customer: how to reach them, all that is theirs, notes about them, and what is done with their data. */
export default function CustomerScreen() {
  const { id = '' } = useParams()
  const entity = useEntity()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { translate } = useTranslation()
  const { entities } = useManaged()
  const [isEditing, setEditing] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const { data, error } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  useLoadFailure(error)
  if (!data) return <FormSkeleton />
  const text = (name: string) => (typeof data[name] === 'string' ? (data[name] as string) : '')
  const phone = text('phoneNumber')
  const isCustomer = data.role === 'cms_status_user'
  const hasJobs = jobsAmong(entities).length > 0
  const town = [text('zipCode'), text('city')].filter(Boolean).join(' ')
  const street = [text('address'), text('houseNumber')].filter(Boolean).join(' ')

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, pb: 4 }}>
      <PagePart
        title={text('name')}
        tools={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<Icon name="edit" />}
              onClick={() => setEditing(true)}
              sx={{ minHeight: 44 }}
            >
              {translate('customer.edit')}
            </Button>
            {isCustomer && (
              <Button
                color="inherit"
                variant="outlined"
                startIcon={<Icon name="beside" />}
                onClick={() => setMerging(true)}
                sx={{ minHeight: 44, borderColor: 'divider' }}
              >
                {translate('merge.open')}
              </Button>
            )}
          </Box>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {phone && (
            <Button
              href={phoneLink(phone, text('phoneE164') || null)}
              variant="contained"
              startIcon={<Icon name="phone" />}
              aria-label={translate('jobs.call', { phone })}
              sx={{ minHeight: 48 }}
            >
              {phone}
            </Button>
          )}
          {text('email') && (
            <Button
              href={`mailto:${text('email')}`}
              variant="outlined"
              startIcon={<Icon name="envelope" />}
              sx={{ minHeight: 48, textTransform: 'none', overflowWrap: 'anywhere' }}
            >
              {text('email')}
            </Button>
          )}
        </Box>
        {(street || town) && <Box sx={{ mt: 1.5 }}>{[street, town].filter(Boolean).join(', ')}</Box>}
        <CustomerCompany record={data} />
        <MergedNotice id={data.id} />
      </PagePart>
      <CustomerJobs id={data.id} />
      {isCustomer && hasJobs && <CustomerBilling id={data.id} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {hasJobs && <CustomerDevices id={data.id} />}
        {isCustomer && <CustomerAppointments id={data.id} email={text('email')} />}
        {isCustomer && hasJobs && <CustomerQuotes id={data.id} />}
        {isCustomer && hasJobs && <CustomerMessages id={data.id} />}
        <CustomerMails email={text('email')} />
        {text('email') && <CustomerInbox email={text('email')} />}
      </Box>
      <CustomerNotes id={data.id} />
      <PagePart title={translate('customer.data')}>
        {data.refusesReviews === true && <Box sx={{ mb: 1.5 }}>{translate('customer.refusesReviews')}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CustomerDataButtons record={data}>
            <Button color="error" startIcon={<Icon name="erase" />} onClick={() => setErasing(true)}>
              {translate('customer.erase')}
            </Button>
          </CustomerDataButtons>
        </Box>
      </PagePart>
      <div>
        <BackLink />
      </div>
      {isErasing && (
        <EraseDialog record={data} onClose={() => setErasing(false)} onErased={() => navigate(overviewPath(entity))} />
      )}
      {isMerging && (
        <MergeDialog
          customer={{ id: data.id, name: text('name') }}
          onClose={() => setMerging(false)}
          onMerged={() => {
            setMerging(false)
            refresh()
          }}
        />
      )}
      {isEditing && (
        <ContactDialog
          record={data}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            refresh()
          }}
        />
      )}
    </Box>
  )
}
