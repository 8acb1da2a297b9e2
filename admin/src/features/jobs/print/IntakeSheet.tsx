import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatDay, formatInstant, formatMoney } from '../../../kernel/format/formatValue'
import { QrCode } from '../../../kernel/print/QrCode'
import { agreedText } from '../costs/agreedText'
import { jobCosts } from '../costs/jobCosts'
import { hasChecks, PaperChecks } from './PaperChecks'
import type { PaperWords } from './PaperWords'
import type { PrintAnswer } from './printQuery'
import { ReportBill } from './ReportBill'
import { Signature } from './Signature'

interface PaperProps {
  answer: PrintAnswer
  words: PaperWords
}

/** What the customer signs when a device is handed in: a page of A4. */
export function IntakeSheet({ answer: { job, shop, paper }, words }: PaperProps) {
  const { say, labelOf, language } = words
  const { customer, device } = job
  const agreed = agreedText(job, language)
  return (
    <Box lang={language} sx={{ fontSize: '10.5pt', lineHeight: 1.35 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '10mm', mb: '4mm' }}>
        <div>
          {shop.logo && (
            <Box
              component="img"
              src={shop.logo.url}
              alt=""
              sx={{ display: 'block', maxHeight: '14mm', maxWidth: '60mm' }}
            />
          )}
          <Box sx={{ fontSize: '14pt', fontWeight: 700 }}>{shop.name}</Box>
          <div>{shop.street}</div>
          <div>{[shop.postalCode, shop.city].filter(Boolean).join(' ')}</div>
          <div>{[shop.phone, shop.email].filter(Boolean).join(' · ')}</div>
        </div>
        <Box sx={{ textAlign: 'center', fontSize: '8pt', flex: 'none' }}>
          <QrCode text={paper.address} side="30mm" />
          <div>{say('print.follow')}</div>
        </Box>
      </Box>
      <Box component="h1" sx={{ fontSize: '20pt', lineHeight: 1.2, m: 0, mb: '4mm' }}>
        {say('print.sheetTitle', { number: job.number })}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8mm' }}>
        <Part title={labelOf('customer')}>
          {customer.company && <Box sx={{ fontWeight: 600 }}>{customer.company}</Box>}
          <Box sx={{ fontWeight: customer.company ? 400 : 600 }}>{customer.name}</Box>
          <div>{[customer.address, customer.houseNumber].filter(Boolean).join(' ')}</div>
          <div>{[customer.zipCode, customer.city].filter(Boolean).join(' ')}</div>
          <div>{[job.contactPhone ?? customer.phoneNumber, customer.email].filter(Boolean).join(' · ')}</div>
        </Part>
        <Part title={labelOf('device')}>
          <Box sx={{ fontWeight: 600 }}>{device?.name ?? '–'}</Box>
          {device?.serialNumber}
        </Part>
        <Part title={labelOf('intakeDate')}>{job.intakeDate ? formatDay(job.intakeDate, language) : <Ruled />}</Part>
        <Part title={labelOf('promisedOn')}>{job.promisedOn ? formatDay(job.promisedOn, language) : <Ruled />}</Part>
      </Box>
      <Part title={labelOf('descriptionProblem')}>
        {[job.description, job.descriptionProblem].filter(Boolean).join('\n') || <Ruled />}
      </Part>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8mm' }}>
        {job.accessories && <Part title={labelOf('accessories')}>{job.accessories}</Part>}
        {job.condition && <Part title={labelOf('condition')}>{job.condition}</Part>}
        {job.reference && <Part title={labelOf('reference')}>{job.reference}</Part>}
        {job.costLimit !== null && <Part title={labelOf('costLimit')}>{formatMoney(job.costLimit, language)}</Part>}
        {agreed && <Part title={labelOf('agreedTotal')}>{agreed}</Part>}
        {job.costs !== null && !agreed && job.lines.length === 0 && (
          <Part title={say('print.agreed')}>
            <Agreed job={job} rate={shop.vatPercentage} words={words} />
          </Part>
        )}
      </Box>
      {hasChecks(job.checks, ['before']) && (
        <Part title={say('checks.before')}>
          <PaperChecks checks={job.checks} moments={['before']} columns={2} words={words} />
        </Part>
      )}
      {job.lines.length > 0 && !agreed && (
        <Part title={say('costs.title')}>
          <ReportBill lines={job.lines} totals={job.totals} words={words} />
        </Part>
      )}
      {paper.terms && (
        <Part title={say('print.terms')}>
          <Box sx={{ fontSize: '8.5pt' }}>{paper.terms}</Box>
        </Part>
      )}
      <Box sx={{ breakInside: 'avoid', mt: '6mm' }}>
        <div>{say('print.consent')}</div>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: '10mm', mt: '2mm' }}>
          <div>
            <Box
              sx={{ borderBottom: '1px solid black', minHeight: '18mm', display: 'flex', alignItems: 'end', pb: '1mm' }}
            >
              {paper.signedBy && paper.takenInAt && formatInstant(paper.takenInAt, language)}
            </Box>
            {say('print.date')}
          </div>
          <div>
            <Signature {...paper} />
            {say('print.signature')}
          </div>
        </Box>
      </Box>
    </Box>
  )
}

/** What was agreed on, with and without VAT where the shop has a rate of it. */
function Agreed({
  job,
  rate,
  words: { say, language },
}: {
  job: PrintAnswer['job']
  rate: number | null
  words: PaperWords
}) {
  const agreed = rate === null ? undefined : jobCosts(job, rate).agreed
  if (!agreed) return job.costs === null ? null : formatMoney(job.costs, language)
  return (
    <>
      <div>{`${say('print.including', { rate })}: ${formatMoney(agreed.including, language)}`}</div>
      <div>{`${say('print.excluding')}: ${formatMoney(agreed.excluding, language)}`}</div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: '3.5mm' }}>
      <Box component="h2" sx={{ fontSize: '8.5pt', fontWeight: 700, m: 0, breakAfter: 'avoid' }}>
        {title}
      </Box>
      <Box sx={{ whiteSpace: 'pre-line' }}>{children}</Box>
    </Box>
  )
}

/** Room to write by hand what is not known yet. */
function Ruled() {
  return <Box sx={{ height: '7mm', borderBottom: '1px solid black' }} />
}
