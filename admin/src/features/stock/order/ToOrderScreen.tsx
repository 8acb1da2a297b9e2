import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../kernel/components/EmptyState'
import { FormSkeleton } from '../../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { useNoticedCall } from '../../../kernel/dataProvider/useNoticedCall'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useManaged } from '../../../kernel/managed/ManagedContext'
import { type ItemToOrder, order, readItemsToOrder } from './itemsToOrder'
import { ToOrderRow } from './ToOrderRow'

/** What there is too little of, by supplier, each with the button that says that it was ordered. */
export default function ToOrderScreen() {
  const { translate } = useTranslation()
  const { entities } = useManaged()
  const { isBusy, run } = useNoticedCall()
  const { data, isError, refetch } = useQuery({
    queryKey: ['toOrder'],
    queryFn: ({ signal }) => readItemsToOrder((name) => entities.some((each) => each.name === name), signal),
    gcTime: 0,
  })

  async function place(item: ItemToOrder) {
    await run(async () => {
      try {
        await order(item)
      } catch (failure) {
        // Without a line it waits for one, and what went wrong is to be read now.
        void refetch()
        throw failure
      }
      await refetch()
      return translate('toOrder.ordered', { title: item.title, count: item.short })
    })
  }

  if (isError && !data) return <RetryAlert text={translate('list.failed')} onRetry={refetch} />
  if (!data) return <FormSkeleton />
  if (data.length === 0)
    return <EmptyState icon="puzzle" title={translate('toOrder.none')} text={translate('toOrder.noneHelp')} />
  const suppliers = [...new Set(data.map(({ supplier }) => supplier))]
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      {suppliers.map((supplier) => (
        <section key={supplier ?? ''} aria-label={supplier ?? translate('toOrder.noSupplier')}>
          <Box component="h2" sx={{ typography: 'h2', m: 0, mb: 1, overflowWrap: 'anywhere' }}>
            {supplier ?? translate('toOrder.noSupplier')}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {data
              .filter((item) => item.supplier === supplier)
              .map((item) => (
                <ToOrderRow key={`${item.entity}-${item.id}`} item={item} isBusy={isBusy} onOrder={() => place(item)} />
              ))}
          </Box>
        </section>
      ))}
    </Box>
  )
}
