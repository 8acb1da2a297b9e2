import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetOne, useRefresh } from 'ra-core'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { FormSkeleton } from '../components/FormSkeleton'
import { PagePart } from '../components/PagePart'
import { type FormRecord, wholeRecord } from '../dataProvider/FormRecord'
import { BackLink } from '../generate/form/BackLink'
import { useLoadFailure } from '../generate/useLoadFailure'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { useEntity } from '../managed/ManagedContext'
import { overviewPath } from '../managed/screens'
import { ContactDialog } from './ContactDialog'
import { CustomerDataButtons } from './CustomerDataButtons'
import { CustomerJobs } from './CustomerJobs'
import { CustomerDevices, CustomerMails } from './CustomerParts'
import { EraseDialog } from './EraseDialog'

/** A customer: how to reach them, their jobs, devices and mails, and what is done with their data. */
export default function CustomerScreen() {
  const { id = '' } = useParams()
  const entity = useEntity()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { translate } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const { data, error } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  useLoadFailure(error)
  if (!data) return <FormSkeleton />
  const text = (name: string) => (typeof data[name] === 'string' ? (data[name] as string) : '')
  const phone = text('phoneNumber')
  const street = [text('address'), text('houseNumber')].filter(Boolean).join(' ')

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, pb: 4 }}>
      <PagePart
        title={text('name')}
        tools={
          <Button
            variant="outlined"
            startIcon={<Icon name="edit" />}
            onClick={() => setEditing(true)}
            sx={{ minHeight: 44 }}
          >
            {translate('customer.edit')}
          </Button>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {phone && (
            <Button
              href={`tel:${text('phoneE164') || phone.replace(/[^\d+]/g, '')}`}
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
        {(street || text('zipCode')) && (
          <Box sx={{ mt: 1.5 }}>{[street, text('zipCode')].filter(Boolean).join(', ')}</Box>
        )}
      </PagePart>
      <CustomerJobs id={data.id} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <CustomerDevices id={data.id} />
        <CustomerMails email={text('email')} />
      </Box>
      <PagePart title={translate('customer.data')}>
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
