import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { StatusChip } from '../../kernel/components/StatusChip'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { AcceptedQuote } from './AcceptedQuote'
import type { ShownQuote } from './ShownQuote'

const EndQuoteDialog = lazy(() => import('./EndQuoteDialog'))
const SendQuoteDialog = lazy(() => import('./SendQuoteDialog'))

/** Where a quote stands and what can be done with it. */
export function QuotePanel({ id, quote }: { id: number; quote: ShownQuote }) {
  const { translate } = useTranslation()
  const [dialog, setDialog] = useState<'send' | 'replaced' | 'withdrawn'>()
  const close = () => setDialog(undefined)
  const { name, state, jobKind, job, reason } = quote
  const button = { variant: 'outlined', sx: { minHeight: 44 } } as const
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, maxWidth: 1240 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
          {name}
        </Box>
        <StatusChip value={state} text={translate(`quotes.state.${state}`)} />
        {reason && <Box sx={{ color: 'text.secondary' }}>{reason}</Box>}
      </Box>
      <Box role="group" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state === 'draft' && (
          <Button
            {...button}
            variant="contained"
            startIcon={<Icon name="envelope" />}
            onClick={() => setDialog('send')}
          >
            {translate('quotes.send')}
          </Button>
        )}
        <Button
          {...button}
          component="a"
          href={`/cougarXr7/preview/offerte/${id}`}
          target="_blank"
          rel="noreferrer"
          startIcon={<Icon name="preview" />}
        >
          {translate(state === 'draft' ? 'quotes.preview' : 'quotes.paper')}
        </Button>
        <Button {...button} component={Link} to={`/${jobKind}/${job}`}>
          {translate('quotes.toJob')}
        </Button>
        {state === 'sent' && (
          <Button {...button} onClick={() => setDialog('replaced')}>
            {translate('quotes.replace')}
          </Button>
        )}
        {(state === 'sent' || state === 'draft') && (
          <Button color="error" sx={{ minHeight: 44 }} onClick={() => setDialog('withdrawn')}>
            {translate(state === 'draft' ? 'quotes.drop' : 'quotes.withdraw')}
          </Button>
        )}
      </Box>
      {state === 'accepted' && <AcceptedQuote job={jobKind} id={job} version={quote.version} quote={id} />}
      <Suspense fallback={null}>
        {dialog === 'send' && <SendQuoteDialog id={id} quote={quote} onClose={close} />}
        {(dialog === 'replaced' || dialog === 'withdrawn') && (
          <EndQuoteDialog id={id} how={dialog} isDraft={state === 'draft'} onClose={close} />
        )}
      </Suspense>
    </Box>
  )
}
