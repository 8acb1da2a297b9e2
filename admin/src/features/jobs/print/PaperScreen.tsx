import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { FormSkeleton } from '../../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { useManaged } from '../../../kernel/managed/ManagedContext'
import { Paper } from '../../../kernel/print/Paper'
import { IntakeReceipt } from './IntakeReceipt'
import { IntakeSheet } from './IntakeSheet'
import { JobLabel } from './JobLabel'
import { paperWords } from './PaperWords'
import type { PaperForm } from './paperPath'
import { type PrintAnswer, readPaper } from './printQuery'

const pixelsPerMillimetre = 96 / 25.4

/** A roll of paper is as long as what stands on it; printers of rolls ignore a size without a height. */
const sizes = {
  sheet: () => ({ size: 'A4', margin: '14mm' }),
  label: () => ({ size: '62mm 29mm', margin: '0' }),
  receipt: (pixels: number) => ({ size: `80mm ${Math.ceil(pixels / pixelsPerMillimetre) + 1}mm`, margin: '0' }),
} satisfies Record<PaperForm, (pixels: number) => object>

/** Prints a form of the job whose number is in the address, and shows it. */
export default function PaperScreen({ form }: { form: PaperForm }) {
  const number = useSearchParams()[0].get('nummer') ?? ''
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const { data, error, refetch } = useQuery({
    queryKey: ['paper', number],
    queryFn: ({ signal }) => readPaper(number, signal),
    retry: false,
    gcTime: 0,
  })
  if (error) return <RetryAlert text={failureText(error)} onRetry={refetch} />
  if (!data) return <FormSkeleton />
  const { kind, id } = data.paper
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<Icon name="printer" />}
          onClick={() => window.print()}
          sx={{ minHeight: 44 }}
        >
          {translate(`print.${form}`)}
        </Button>
        <Button component={Link} to={`/${kind}/${id}`} sx={{ minHeight: 44 }}>
          {translate('intake.toJob', { number: data.job.number })}
        </Button>
      </Box>
      <PaperInView form={form} answer={data} />
    </Box>
  )
}

function PaperInView({ form, answer }: { form: PaperForm; answer: PrintAnswer }) {
  const entity = useManaged().entity(answer.paper.kind)
  const { translate } = useTranslation()
  const shown = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => setHeight(shown.current?.offsetHeight ?? 0), [])
  const words = paperWords(answer.paper.language, entity)
  const content = {
    sheet: () => <IntakeSheet answer={answer} words={words} />,
    receipt: () => <IntakeReceipt answer={answer} words={words} />,
    label: () => <JobLabel {...answer} />,
  }[form]
  return (
    <>
      <Box
        role="region"
        aria-label={translate('print.preview')}
        tabIndex={0}
        sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', width: 'fit-content', maxWidth: '100%' }}
      >
        <Box
          ref={shown}
          sx={{
            color: 'black',
            bgcolor: 'white',
            colorScheme: 'light',
            ...(form === 'sheet' && { boxSizing: 'border-box', width: '210mm', p: '14mm' }),
          }}
        >
          {content()}
        </Box>
      </Box>
      {height > 0 && (
        <Paper name={form} {...sizes[form](height)} onPrinted={nothing}>
          {content()}
        </Paper>
      )}
    </>
  )
}

/** It stays, to be printed again. */
function nothing(): void {}
