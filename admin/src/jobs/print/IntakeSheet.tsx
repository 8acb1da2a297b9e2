import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatDay, formatMoney } from '../../format/formatValue'
import { useWords } from '../../i18n/useWords'
import { fieldNamed } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { QrCode } from '../../print/QrCode'
import { jobCosts } from '../costs/jobCosts'
import type { PrintAnswer } from './printQuery'
import { statusAddress } from './statusAddress'

/** What the customer signs when a computer is brought in: a page of A4. */
export function IntakeSheet({ job, shop }: PrintAnswer) {
  const entity = useEntity()
  const { say, read, language } = useWords()
  const { customer } = job
  const labelOf = (name: string) => {
    const field = fieldNamed(entity, name)
    return field ? read(field.label) : name
  }
  const days = (['intakeDate', 'startDate', 'endDate'] as const).map((name) => [name, job[name]] as const)
  const { agreed } = jobCosts(job, shop.vatPercentage)

  return (
    <Box sx={{ fontSize: '11pt', lineHeight: 1.4 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '10mm', mb: '6mm' }}>
        <div>
          <Box sx={{ fontSize: '14pt', fontWeight: 700 }}>{shop.name}</Box>
          <div>{shop.street}</div>
          <div>{`${shop.postalCode} ${shop.city}`}</div>
          <div>{`${shop.phone} · ${shop.email}`}</div>
        </div>
        <Box sx={{ textAlign: 'center', fontSize: '8pt', flex: 'none' }}>
          <QrCode text={statusAddress()} side="30mm" />
          <div>{say('print.follow')}</div>
        </Box>
      </Box>
      <div>{read(entity.pluralLabel)}</div>
      <Box component="h1" sx={{ fontSize: '20pt', m: 0, mb: '5mm' }}>
        {say('print.sheetTitle', { id: job.id })}
      </Box>
      <Part title={labelOf('customer')}>
        <Box sx={{ fontWeight: 600 }}>{customer.name}</Box>
        <div>{[customer.address, customer.houseNumber].filter(Boolean).join(' ')}</div>
        <div>{customer.zipCode}</div>
        <div>{[customer.phoneNumber, customer.email].filter(Boolean).join(' · ')}</div>
      </Part>
      <Part title={labelOf('description')}>{job.description ?? <Ruled lines={1} />}</Part>
      <Part title={labelOf('descriptionProblem')}>{job.descriptionProblem ?? <Ruled lines={3} />}</Part>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '6mm' }}>
        {days.map(([name, day]) => (
          <Part key={name} title={labelOf(name)}>
            {day ? formatDay(day, language) : <Ruled lines={1} />}
          </Part>
        ))}
      </Box>
      <Part title={say('print.agreed')}>
        {agreed ? (
          <>
            <div>{`${say('print.including', { rate: shop.vatPercentage })}: ${formatMoney(agreed.including, language)}`}</div>
            <div>{`${say('print.excluding')}: ${formatMoney(agreed.excluding, language)}`}</div>
          </>
        ) : (
          <Ruled lines={1} />
        )}
      </Part>
      <Box sx={{ breakInside: 'avoid', mt: '10mm' }}>
        <div>{say('print.consent')}</div>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: '10mm', mt: '16mm' }}>
          <Box sx={{ borderTop: '1px solid black' }}>{say('print.date')}</Box>
          <Box sx={{ borderTop: '1px solid black' }}>{say('print.signature')}</Box>
        </Box>
      </Box>
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: '5mm' }}>
      <Box component="h2" sx={{ fontSize: '9pt', fontWeight: 700, m: 0, breakAfter: 'avoid' }}>
        {title}
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}

/** Room to write by hand what is not known yet. */
function Ruled({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, line) => line).map((line) => (
    <Box key={line} sx={{ height: '8mm', borderBottom: '1px solid black' }} />
  ))
}
