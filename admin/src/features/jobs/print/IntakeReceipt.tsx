import Box from '@mui/material/Box'
import { formatDay, formatMoney } from '../../../kernel/format/formatValue'
import { QrCode } from '../../../kernel/print/QrCode'
import { agreedText } from '../costs/agreedText'
import { hasChecks, PaperChecks } from './PaperChecks'
import type { PaperWords } from './PaperWords'
import type { PrintAnswer } from './printQuery'
import { ReportBill } from './ReportBill'
import { Signature } from './Signature'

/** The same as the sheet in brief, for a roll of 80 mm. */
export function IntakeReceipt({ answer: { job, shop, paper }, words }: { answer: PrintAnswer; words: PaperWords }) {
  const { say, labelOf, language } = words
  const lines: [string, string | null][] = [
    [labelOf('customer'), [job.customer.name, job.contactPhone ?? job.customer.phoneNumber].filter(Boolean).join('\n')],
    [labelOf('device'), job.device?.name ?? null],
    [labelOf('descriptionProblem'), [job.description, job.descriptionProblem].filter(Boolean).join('\n')],
    [labelOf('accessories'), job.accessories],
    [labelOf('condition'), job.condition],
    [labelOf('intakeDate'), job.intakeDate && formatDay(job.intakeDate, language)],
    [labelOf('promisedOn'), job.promisedOn && formatDay(job.promisedOn, language)],
    [labelOf('costLimit'), job.costLimit === null ? null : formatMoney(job.costLimit, language)],
    [labelOf('agreedTotal'), agreedText(job, language)],
  ]
  return (
    <Box
      lang={language}
      sx={{
        boxSizing: 'border-box',
        width: '80mm',
        p: '4mm',
        display: 'flow-root',
        fontSize: '9.5pt',
        lineHeight: 1.3,
      }}
    >
      <Box sx={{ fontSize: '12pt', fontWeight: 700 }}>{shop.name}</Box>
      <div>{[shop.street, [shop.postalCode, shop.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</div>
      <div>{shop.phone}</div>
      <Box component="h1" sx={{ fontSize: '24pt', lineHeight: 1.2, m: 0, my: '2mm' }}>
        {job.number}
      </Box>
      {lines
        .filter(([, text]) => text)
        .map(([label, text]) => (
          <Box key={label} sx={{ mb: '1.5mm' }}>
            <Box sx={{ fontSize: '7.5pt', fontWeight: 700 }}>{label}</Box>
            <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>
          </Box>
        ))}
      {hasChecks(job.checks, ['before']) && (
        <Box sx={{ mb: '1.5mm' }}>
          <Box sx={{ fontSize: '7.5pt', fontWeight: 700 }}>{say('checks.before')}</Box>
          <PaperChecks checks={job.checks} moments={['before']} words={words} />
        </Box>
      )}
      {job.lines.length > 0 && job.agreedTotal === null && (
        <Box sx={{ mb: '1.5mm' }}>
          <Box sx={{ fontSize: '7.5pt', fontWeight: 700 }}>{say('costs.title')}</Box>
          <ReportBill lines={job.lines} totals={job.totals} words={words} />
        </Box>
      )}
      {paper.terms && (
        <Box sx={{ fontSize: '7pt', whiteSpace: 'pre-line', borderTop: '1px solid black', pt: '2mm', mt: '2mm' }}>
          {paper.terms}
        </Box>
      )}
      <Box sx={{ mt: '2mm', fontSize: '8pt' }}>{say('print.consent')}</Box>
      <Signature {...paper} />
      <Box sx={{ fontSize: '7.5pt' }}>{say('print.signature')}</Box>
      <Box sx={{ textAlign: 'center', mt: '3mm' }}>
        <QrCode text={paper.address} side="36mm" />
        <Box sx={{ fontSize: '8pt' }}>{say('print.follow')}</Box>
      </Box>
    </Box>
  )
}
