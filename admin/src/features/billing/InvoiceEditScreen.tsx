import type { InvoiceDocument } from '@shop/server/invoiceDocument'
import { useQuery } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { InvoiceScreenDocument } from '../../generated/graphql'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { InvoicePanel } from './InvoicePanel'
import { InvoiceSheet } from './InvoiceSheet'

/** An invoice: its form while it is a draft, and what was issued afterwards; above it what can be done with it. */
export default function InvoiceEditScreen() {
  const id = Number(useParams().id)
  const entity = useEntity()
  const { data: record } = useGetOne<FormRecord>(entity.name, { id, meta: wholeRecord }, { gcTime: 0, retry: false })
  const { data } = useQuery({
    queryKey: [entity.name, 'whole', id, record?.version],
    queryFn: ({ signal }) => askServer({ query: InvoiceScreenDocument, variables: { id }, signal }),
    enabled: record !== undefined,
    gcTime: 0,
  })
  if (!data?.invoice) return <EditScreen />
  const document = JSON.parse(data.invoiceDocument.document) as InvoiceDocument
  return (
    <>
      <InvoicePanel invoice={data.invoice} document={document} />
      {data.invoice.status === 'draft' ? <EditScreen /> : <InvoiceSheet document={document} />}
    </>
  )
}
