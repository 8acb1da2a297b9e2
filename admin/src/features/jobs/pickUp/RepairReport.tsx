import Box from '@mui/material/Box'
import { checkMoments } from '@shop/server/checkList'
import type { ReactNode } from 'react'
import { formatDay, formatInstant } from '../../../kernel/format/formatValue'
import { fieldNamed } from '../../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { Paper } from '../../../kernel/print/Paper'
import { useShopName } from '../../../kernel/shop/shopFacts'
import { agreedText } from '../costs/agreedText'
import type { JobHead } from '../jobHeadQuery'
import { hasChecks, PaperChecks } from '../print/PaperChecks'
import { paperWords } from '../print/PaperWords'
import { ReportBill } from '../print/ReportBill'
import { Signature } from '../print/Signature'

/**
 * What the customer takes along with the device, in the customer's language: what was wrong, what was done, what it cost,
 * and the warranty.
 */
export function RepairReport({ job, onPrinted }: { job: JobHead; onPrinted: () => void }) {
  const entity = useEntity()
  const shop = useShopName()
  const words = paperWords(job.customer.language, entity)
  const { say, labelOf, language } = words
  const agreed = agreedText(job, language)
  const paid = fieldNamed(entity, 'paidWith')?.choices?.find(({ value }) => value === job.paidWith)?.label[language]
  return (
    <Paper name="report" size="A4" margin="15mm" onPrinted={onPrinted}>
      <Box lang={language} sx={{ fontSize: '11pt', lineHeight: 1.45 }}>
        <Box sx={{ fontSize: '14pt', fontWeight: 700 }}>{shop}</Box>
        <Box component="h1" sx={{ fontSize: '20pt', my: '5mm' }}>
          {say('report.title', { number: job.number })}
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
        {job.whatHasBeenDone && <Part title={say('report.done')}>{job.whatHasBeenDone}</Part>}
        {hasChecks(job.checks, checkMoments) && (
          <Part title={say('checks.title')}>
            <PaperChecks checks={job.checks} moments={checkMoments} words={words} />
          </Part>
        )}
        {(job.lines.length > 0 || job.report.totals) && (
          <Part title={job.lines.length > 0 ? labelOf('lines') : say('pickUp.total')}>
            <ReportBill lines={job.lines} totals={job.report.totals} words={words} />
          </Part>
        )}
        {agreed && <Part title={labelOf('agreedTotal')}>{agreed}</Part>}
        {paid && <Part title={labelOf('paidWith')}>{paid}</Part>}
        {job.warrantyUntil && <Part title={labelOf('warrantyUntil')}>{formatDay(job.warrantyUntil, language)}</Part>}
        {job.pickedUpAt && (
          <Part title={labelOf('pickedUpAt')}>
            {[formatInstant(job.pickedUpAt, language), job.pickedUpBy].filter(Boolean).join(' · ')}
          </Part>
        )}
        <Box sx={{ mt: '12mm', width: '80mm', breakInside: 'avoid' }}>
          <Signature drawing={job.report.drawing} signedBy={job.report.drawing && job.pickedUpBy} />
          {say('print.signature')}
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
      <Box sx={{ whiteSpace: 'pre-line' }}>{children}</Box>
    </Box>
  )
}
