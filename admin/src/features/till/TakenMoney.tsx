import Box from '@mui/material/Box'
import type { TillStateQuery } from '../../generated/graphql'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** What came in since the till was closed, by method, and what should be in the drawer. */
export function TakenMoney({ takings, floatBefore, cash, moved, expected, movements }: TillStateQuery['tillState']) {
  const { translate, language } = useTranslation()
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <>
      <Facts
        title={translate('closing.takings')}
        facts={takings.map(({ method, count, total }) => [
          translate('closing.ofMethod', { method: translate(`billing.method.${method as 'card'}`), count }),
          money(total),
        ])}
        empty={translate('closing.nothing')}
      />
      <Facts
        title={translate('closing.drawer')}
        facts={[
          [translate('closing.float'), money(floatBefore)],
          [translate('closing.cash'), money(cash)],
          ...movements.map(({ amount, reason }): [string, string] => [reason, money(amount)]),
          ...(movements.length > 1 ? [[translate('closing.moved'), money(moved)] as [string, string]] : []),
          [translate('closing.expected'), money(expected)],
        ]}
      />
    </>
  )
}

function Facts({
  title,
  facts,
  empty,
}: {
  title: string
  facts: readonly (readonly [string, string] | string[])[]
  empty?: string
}) {
  return (
    <section>
      <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {title}
      </Box>
      {facts.length === 0 && <Box sx={{ color: 'text.secondary' }}>{empty}</Box>}
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.75 }}>
        {facts.map(([label, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may be there twice
          <Box key={index} sx={{ display: 'contents', '&:last-of-type': { fontWeight: 600 } }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  )
}
