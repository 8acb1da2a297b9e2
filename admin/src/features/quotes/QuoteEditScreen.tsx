import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { QuoteScreenDocument } from '../../generated/graphql'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { QuotePanel } from './QuotePanel'

/** A quote: its form while it is a draft, and what was sent afterwards; above it what can be done with it. */
export default function QuoteEditScreen() {
  const id = Number(useParams().id)
  const entity = useEntity()
  const { data: record } = useGetOne<FormRecord>(entity.name, { id, meta: wholeRecord }, { gcTime: 0, retry: false })
  const { data } = useQuery({
    queryKey: [entity.name, 'whole', id, record?.version],
    queryFn: ({ signal }) => askServer({ query: QuoteScreenDocument, variables: { id }, signal }),
    enabled: record !== undefined,
    gcTime: 0,
  })
  const quote = data?.quoteDocument
  return (
    <>
      {quote && <QuotePanel id={id} quote={quote} />}
      {quote && quote.state !== 'draft' ? <SentQuote id={id} name={quote.name} /> : <EditScreen />}
    </>
  )
}

/** To the last letter, as its customer reads it. */
function SentQuote({ id, name }: { id: number; name: string }) {
  return (
    <Box
      component="iframe"
      src={`/cougarXr7/preview/offerte/${id}`}
      title={name}
      sx={{ width: '100%', maxWidth: 1240, height: '80vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
    />
  )
}
