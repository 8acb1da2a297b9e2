import { FormattedMessage } from 'react-intl'
import { Price } from '../../kernel/components/Price'
import { Moment } from '../shop/Moment'

interface ReservationTermsProps {
  /** Euros. */
  price: number
  /** UTC; null where there is nothing to collect. */
  collectBefore: string | null
}

/** What a reserved product costs and until when it is there, as entries of a list of facts. */
export function ReservationTerms({ price, collectBefore }: ReservationTermsProps) {
  return (
    <>
      <dt>
        <FormattedMessage id="reservation.price" />
      </dt>
      <dd>
        <Price amount={price} />
      </dd>
      {collectBefore && (
        <>
          <dt>
            <FormattedMessage id="reservation.until" />
          </dt>
          <dd>
            <Moment instant={collectBefore} />
          </dd>
        </>
      )}
    </>
  )
}
