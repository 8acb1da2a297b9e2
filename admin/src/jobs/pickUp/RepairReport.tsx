import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatDay, formatInstant, formatMoney } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { fieldNamed } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { Paper } from '../../print/Paper'
import { useShopName } from '../../shop/shopFacts'
import type { JobHead } from '../jobHeadQuery'
import { LineTotals } from '../lines/LineTotals'
import { Signature } from '../print/Signature'
import { jobTotal } from './jobTotal'

/** What the customer takes along with the device: what was wrong, what was done, what it cost, and the warranty. */
export function RepairReport({ job, onPrinted }: { job: JobHead; onPrinted: () => void }) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const shop = useShopName()
  const labelOf = (name: string) => localize(fieldNamed(entity, name)?.label ?? { nl: name, en: name })
  const paid = fieldNamed(entity, 'paidWith')?.choices?.find(({ value }) => value === job.paidWith)?.label
  const total = jobTotal(job)
  return (
    <Paper name="report" size="A4" margin="15mm" onPrinted={onPrinted}>
      <Box sx={{ fontSize: '11pt', lineHeight: 1.45 }}>
        <Box sx={{ fontSize: '14pt', fontWeight: 700 }}>{shop}</Box>
        <Box component="h1" sx={{ fontSize: '20pt', my: '5mm' }}>
          {translate('report.title', { number: job.number })}
        </Box>
        <Part title={labelOf('customer')}>{job.customer.name}</Part>
        {job.device && (
          <Part title={labelOf('device')}>
            {[job.device.name, job.device.serialNumber].filter(Boolean).join(' · ')}
          </Part>
        )}
        {(job.descriptionProblem ?? job.description) && (
          <Part title={labelOf('descriptionProblem')}>{job.descriptionProblem ?? job.description}</Part>
        )}
        {job.whatHasBeenDone && <Part title={translate('report.done')}>{job.whatHasBeenDone}</Part>}
        {job.lines.length > 0 && (
          <Part title={labelOf('lines')}>
            {job.lines.map((line, index) => (
              <Box
                // Lines have no identity of their own.
                // biome-ignore lint/suspicious/noArrayIndexKey: they stay in order
                key={index}
                sx={{ display: 'flex', justifyContent: 'space-between', gap: '6mm' }}
              >
                <span>{`${line.quantity} × ${line.description}`}</span>
                <span>{formatMoney(Number(line.unitPrice), language)}</span>
              </Box>
            ))}
            <LineTotals lines={job.lines} includesVat={job.includingVat} />
          </Part>
        )}
        {job.lines.length === 0 && total !== undefined && (
          <Part title={translate('pickUp.total')}>{formatMoney(total, language)}</Part>
        )}
        {paid && <Part title={labelOf('paidWith')}>{localize(paid)}</Part>}
        {job.warrantyUntil && <Part title={labelOf('warrantyUntil')}>{formatDay(job.warrantyUntil, language)}</Part>}
        {job.pickedUpAt && (
          <Part title={labelOf('pickedUpAt')}>
            {[formatInstant(job.pickedUpAt, language), job.pickedUpBy].filter(Boolean).join(' · ')}
          </Part>
        )}
        <Box sx={{ mt: '12mm', width: '80mm', breakInside: 'avoid' }}>
          <Signature drawing={job.report.drawing} signedBy={job.report.drawing && job.pickedUpBy} />
          {translate('print.signature')}
        </Box>
      </Box>
    </Paper>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: '4mm' }}>
      <Box component="h2" sx={{ fontSize: '9pt', fontWeight: 700, m: 0, breakAfter: 'avoid' }}>
        {title}
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}
