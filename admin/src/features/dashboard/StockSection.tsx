import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { titleOf } from '../../kernel/format/formatValue'
import type { ListPage } from '../../kernel/graphql/GraphqlAnswer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { stockLevel } from '../stock/StockProduct'
import { DashboardSection } from './DashboardSection'
import { orderedAmong, type StockAtGlance, stockedAmong, stockQuery } from './dashboardQueries'
import { GlanceList } from './GlanceList'
import { StockMark } from './StockMark'
import { useDashboardCall } from './useDashboardCall'

const shown = 6

/** What runs out and what is to be ordered, by a call of its own; for a shop that has a stock. */
export function StockSection() {
  const { entities } = useManaged()
  const { translate } = useTranslation()
  const part = useDashboardCall<Record<string, ListPage<StockAtGlance>>>('stock', { query: stockQuery(entities) })
  return (
    <DashboardSection title={translate('dashboard.lowStock')} foldedOnPhone="stock" part={part}>
      {(pages) => <LowStock pages={pages} />}
    </DashboardSection>
  )
}

/** What is sold out or nearly so, the emptiest first. */
function LowStock({ pages }: { pages: Record<string, ListPage<StockAtGlance> | undefined> }) {
  const { translate, localize, language } = useTranslation()
  const { entities } = useManaged()
  const low = stockedAmong(entities)
    .flatMap((entity) => (pages[`${entity.name}_stock`]?.items ?? []).map((record) => ({ entity, record })))
    .filter(({ record }) => stockLevel(record.stock) !== 'inStock')
    .sort((one, other) => one.record.stock - other.record.stock)
  const toOrder = orderedAmong(entities).reduce((sum, { name }) => sum + (pages[`${name}_toOrder`]?.total ?? 0), 0)
  const order = toOrder > 0 && (
    <Button component={Link} to="/toOrder" sx={{ minHeight: 44, ml: -1 }}>
      {translate('toOrder.link', { count: toOrder })}
    </Button>
  )
  if (low.length === 0) return order || <p>{translate('stock.nothingLow')}</p>

  return (
    <>
      <GlanceList
        lines={low.slice(0, shown).map(({ entity, record }) => ({
          key: `${entity.name}-${record.id}`,
          to: `/${entity.name}/${record.id}`,
          title: titleOf(entity, record, language),
          detail: localize(entity.label),
          end: <StockMark stock={record.stock} />,
        }))}
      />
      {low.length > shown && <p>{translate('dashboard.more', { count: low.length - shown })}</p>}
      {order}
    </>
  )
}
