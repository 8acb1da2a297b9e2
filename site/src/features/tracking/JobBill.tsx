import { lineAmount } from '@shop/server/lineTotals'
import { centsOf, unitsOf } from '@shop/server/money'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { deployment } from '../../kernel/i18n/deployment'
import { useShopLanguage } from '../status/ShopLanguage'
import type { TrackedJob } from './loadTrack'

/** What a job consists of and what it costs, with the VAT in it; of a job without lines its parts and costs. */
export function JobBill({ job: { lines, usedParts, includingVat, totals, agreedTotal } }: { job: TrackedJob }) {
  if (usedParts.length === 0 && !totals) return null
  const priced = lines.map((line) => ({ ...line, unitPrice: centsOf(line.unitPrice) }))
  const parts = lines.length > 0 ? [] : usedParts
  return (
    <section>
      <h2 className="track__part">
        <FormattedMessage id="track.costs" />
      </h2>
      <table className="job__costs">
        <tbody>
          {priced.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and never move
            <Row key={index} name={line.description} count={line.quantity} cents={lineAmount(line)} />
          ))}
          {parts.map(({ title, count, price }) => (
            <Row
              key={title}
              name={title}
              count={String(count)}
              cents={price === null ? null : centsOf(price) * count}
            />
          ))}
        </tbody>
        <tfoot>
          {totals?.rates.map(({ rate, vat }) => (
            <tr key={rate} className="job__vat">
              <th scope="row">
                <FormattedMessage id={includingVat ? 'track.vatWithin' : 'track.vat'} values={{ rate }} />
              </th>
              <td>
                <Amount cents={centsOf(vat)} />
              </td>
            </tr>
          ))}
          {totals && (
            <tr>
              <th scope="row">
                <FormattedMessage id="status.total" />
                <small>
                  <FormattedMessage
                    id={totals.rates.length > 0 || includingVat ? 'status.includingVat' : 'status.excludingVat'}
                  />
                </small>
              </th>
              <td>
                <Amount cents={centsOf(totals.including)} />
              </td>
            </tr>
          )}
          {totals && agreedTotal !== null && agreedTotal !== totals.including && (
            <tr>
              <th scope="row">
                <FormattedMessage id="status.agreedPrice" />
              </th>
              <td>
                <Amount cents={centsOf(agreedTotal)} />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  )
}

function Row({ name, count, cents }: { name: string; count: string; cents: number | null }) {
  const lang = useShopLanguage()
  return (
    <tr>
      <th scope="row">
        {count !== '1' && (
          <>
            <FormattedNumber value={Number(count)} maximumFractionDigits={3} /> ×{' '}
          </>
        )}
        <span lang={lang}>{name}</span>
      </th>
      <td>{cents !== null && <Amount cents={cents} />}</td>
    </tr>
  )
}

/** With two decimals, so that amounts stand below each other. */
export function Amount({ cents }: { cents: number }) {
  return <FormattedNumber value={unitsOf(cents)} style="currency" currency={deployment().currency} />
}
