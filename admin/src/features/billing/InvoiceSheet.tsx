import Box from '@mui/material/Box'
import type { InvoiceDocument } from '@shop/server/invoiceDocument'
import { netUnitPrice, showsNetUnitPrices } from '@shop/server/netUnitPrice'
import { formatDay, formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'

const cell = {
  py: 0.75,
  px: 1,
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: 1,
  borderColor: 'divider',
} as const
const number = { ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
/** Stands below the description on a phone. */
const wide = { ...number, display: { xs: 'none', sm: 'table-cell' } } as const

const columns = [
  'billing.quantity',
  'billing.price',
  'billing.priceExcluding',
  'billing.rate',
  'billing.amount',
] as const

/** What an invoice says, in the reader's language. */
export function InvoiceSheet({ document }: { document: InvoiceDocument }) {
  const { translate, language } = useTranslation()
  const money = (text: string) => formatMoney(Number(text), language)
  const { customer, seller, lines, totals } = document
  const rateOf = ({ treatment, vatRate }: InvoiceDocument['lines'][number]) =>
    treatment === 'taxed' ? `${vatRate}%` : translate(`billing.vat.${treatment}`)
  const isNetShown = showsNetUnitPrices(document)
  const facts = [
    [translate('billing.date'), formatDay(document.issuedOn, language)],
    [translate('billing.delivered'), formatDay(document.deliveredOn, language)],
    document.dueOn && [translate('billing.due'), formatDay(document.dueOn, language)],
    document.reference && [translate('billing.reference'), document.reference],
    document.jobs.length > 0 && [translate('billing.jobs'), document.jobs.map(({ number: job }) => job).join(', ')],
    document.credits && [translate('billing.credits'), document.credits.number],
  ].filter((fact): fact is [string, string] => Array.isArray(fact))
  return (
    <Box
      component="article"
      aria-label={document.number}
      sx={{
        maxWidth: 900,
        p: { xs: 1.5, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3, mb: 3 }}>
        <Address
          lines={[customer?.company, customer?.name, customer?.street, place(customer), customer?.vatNumber]}
          title={translate('billing.for')}
        />
        <Address
          lines={[seller.name, seller.street, place(seller), seller.vatNumber]}
          title={translate('billing.from')}
        />
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, alignContent: 'start' }}
        >
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Box tabIndex={0} role="group" aria-label={translate('billing.lines')} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={cell}>
                {translate('billing.description')}
              </Box>
              {columns
                .filter((label) => isNetShown || label !== 'billing.priceExcluding')
                .map((label) => (
                  <Box component="th" scope="col" key={label} sx={label === 'billing.amount' ? number : wide}>
                    {translate(label)}
                  </Box>
                ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued document never move
              <tr key={index}>
                <Box component="td" sx={{ ...cell, minWidth: 160, overflowWrap: 'anywhere' }}>
                  {line.description}
                  <Box sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
                    {line.quantity} × {money(line.unitPrice)} · {rateOf(line)}
                  </Box>
                </Box>
                <Box component="td" sx={wide}>
                  {line.quantity}
                </Box>
                <Box component="td" sx={wide}>
                  {money(line.unitPrice)}
                </Box>
                {isNetShown && (
                  <Box component="td" sx={wide}>
                    {formatMoney(Number(netUnitPrice(line, document.includingVat)), language, 4)}
                  </Box>
                )}
                <Box component="td" sx={wide}>
                  {rateOf(line)}
                </Box>
                <Box component="td" sx={number}>
                  {money(document.includingVat ? String(Number(line.net) + Number(line.vat)) : line.net)}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0, mt: 2 }}>
        <Sum label={translate('billing.net')} amount={money(totals.net)} />
        {totals.rates
          .filter(({ treatment }) => treatment === 'taxed')
          .map(({ rate, vat }) => (
            <Sum key={rate} label={translate('billing.vatOf', { rate })} amount={money(vat)} />
          ))}
        <Sum label={translate('billing.total')} amount={money(totals.total)} isTotal />
      </Box>
      {document.text && <Box sx={{ mt: 2, whiteSpace: 'pre-line' }}>{document.text}</Box>}
    </Box>
  )
}

function Sum({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <Box sx={{ display: 'contents', fontWeight: isTotal ? 700 : 400 }}>
      <Box component="dt" sx={{ textAlign: 'right' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, pl: 2, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {amount}
      </Box>
    </Box>
  )
}

function Address({ title, lines }: { title: string; lines: readonly (string | null | undefined)[] }) {
  const known = lines.filter(Boolean)
  if (known.length === 0) return null
  return (
    <div>
      <Box sx={{ color: 'text.secondary' }}>{title}</Box>
      {known.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}

function place(whose: { postalCode: string | null; city: string | null } | null): string | null {
  return whose && ([whose.postalCode, whose.city].filter(Boolean).join(' ') || null)
}
