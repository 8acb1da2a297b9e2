import { FormattedMessage } from 'react-intl'
import { Price } from '../components/Price'
import type { Job } from './Job'

/** The parts that were used and what it costs; nothing while nothing is known. */
export function JobCosts({ job: { usedParts, costs, includingVat } }: { job: Job }) {
  if (usedParts.length === 0 && costs === null) return null
  return (
    <section>
      <h3>
        <FormattedMessage id="status.costs" />
      </h3>
      <table className="job__costs">
        <tbody>
          {usedParts.map(({ title, count, price }) => (
            <tr key={title}>
              <th scope="row">
                {count > 1 && `${count} × `}
                {title}
              </th>
              <td>{price !== null && <Price euros={price * count} />}</td>
            </tr>
          ))}
        </tbody>
        {costs !== null && (
          <tfoot>
            <tr>
              <th scope="row">
                <FormattedMessage id="status.total" />
                <small>
                  <FormattedMessage id={includingVat ? 'status.includingVat' : 'status.excludingVat'} />
                </small>
              </th>
              <td>
                <Price euros={costs} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
