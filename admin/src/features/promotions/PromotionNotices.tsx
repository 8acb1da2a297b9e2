import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PromotionsOfDocument, type PromotionsOfQuery } from '../../generated/graphql'
import { formatMoment, formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { entityName } from '../../kernel/managed/ManagedEntity'
import './promotionsTexts'

/** Above the form of a product or a service: the promotions that it is in, now or later; nothing where there is none. */
export function PromotionNotices({ entity, record }: { entity: string; record: number }) {
  const { translate } = useTranslation()
  const textOf = useTextOf()
  const { data } = useQuery({
    queryKey: ['promotionsOf', entity, record],
    queryFn: async ({ signal }) => {
      const variables = { entity: entityName(entity), record }
      return (await askServer({ query: PromotionsOfDocument, variables, signal })).promotionsOf
    },
    gcTime: 0,
  })
  return data?.map((promotion) => (
    <Alert
      key={promotion.id}
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap', overflowWrap: 'anywhere' }}
      action={
        <Button component={Link} to={`/promotion/${promotion.id}`} color="inherit" sx={{ minHeight: 44 }}>
          {translate('promotions.toPromotion')}
        </Button>
      }
    >
      {textOf(promotion)}
    </Alert>
  ))
}

function useTextOf(): (promotion: PromotionsOfQuery['promotionsOf'][number]) => string {
  const { translate, language } = useTranslation()
  return ({ name, state, startsAt, endsAt, price }) => {
    const values = { name, from: formatMoment(startsAt, language), until: formatMoment(endsAt, language) }
    const isRunning = state === 'running'
    if (price === null) return translate(isRunning ? 'promotions.running' : 'promotions.planned', values)
    const priced = { ...values, price: formatMoney(price, language) }
    return translate(isRunning ? 'promotions.runningFor' : 'promotions.plannedFor', priced)
  }
}
