import { lineAmount } from '@shop/server/lineTotals'
import { centsOf, unitsOf } from '@shop/server/money'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Price } from '../../kernel/components/Price'
import type { Job } from './Job'
import { useShopLanguage } from './ShopLanguage'

/** The lines of the bill, or the parts that were used, and what it costs; nothing while nothing is known. */
export function JobCosts({ job: { lines, usedParts, includingVat, totals, agreedTotal } }: { job: Job }) {
  const lang = useShopLanguage()
  if (lines.length === 0 && usedParts.length === 0 && !totals) return null
  return (
    <section>
      <h3>
        <FormattedMessage id="status.costs" />
      </h3>
      <table className="job__costs">
        <tbody>
          {lines.map(({ description, quantity, unitPrice }) => (
            <tr key={`${description} ${quantity} ${unitPrice}`}>
              <th scope="row">
                {quantity !== '1' && (
                  <>
                    <FormattedNumber value={Number(quantity)} />
                    {' × '}
                  </>
                )}
                <span lang={lang}>{description}</span>
              </th>
              <td>
                <Price amount={unitsOf(lineAmount({ quantity, unitPrice: centsOf(unitPrice) }))} />
              </td>
            </tr>
          ))}
          {usedParts.map(({ title, count, price }) => (
            <tr key={title}>
              <th scope="row">
                {count > 1 && `${count} × `}
                <span lang={lang}>{title}</span>
              </th>
              <td>{price !== null && <Price amount={unitsOf(centsOf(price) * count)} />}</td>
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
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
                <Price amount={totals.including} />
              </td>
            </tr>
            {agreedTotal !== null && agreedTotal !== totals.including && (
              <tr>
                <th scope="row">
                  <FormattedMessage id="status.agreedPrice" />
                </th>
                <td>
                  <Price amount={agreedTotal} />
                </td>
              </tr>
            )}
          </tfoot>
        )}
      </table>
    </section>
  )
}
