import { centsOf } from '@shop/server/money'
import type { QuoteDocument } from '@shop/server/quoteDocument'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../kernel/i18n/MessageId'
import { ShopDate } from '../shop/ShopDate'
import { Amount } from './JobBill'

/** The conditions of a quote in the order of Annex I to Directive (EU) 2024/1799. */
export function QuoteTerms({ id, document }: { id?: string; document: QuoteDocument }) {
  const { repairer, replacement, services } = document
  const place = [repairer.postalCode, repairer.city].filter(Boolean).join(' ')
  const rows: [MessageId, ReactNode][] = [
    [
      'track.term.repairer',
      [repairer.name, repairer.street, place, repairer.phone, repairer.email, ...repairer.online]
        .filter((line) => line !== null && line !== '')
        .map((line) => (
          <span key={line} className="quote__fact">
            {line}
          </span>
        )),
    ],
    ['track.term.company', companyOf(document)],
    ['track.term.customer', document.customer],
    ['track.term.goods', document.goods],
    ['track.term.defect', document.defect],
    ['track.term.work', document.work],
    ['track.term.priceMethod', document.priceMethod],
    ['track.term.priceMaximum', document.priceMaximum && <Cost amount={document.priceMaximum} />],
    ['track.term.diagnosis', document.diagnosisCost && <Cost amount={document.diagnosisCost} />],
    ['track.term.deposit', document.deposit && <Cost amount={document.deposit} />],
    ['track.term.time', document.timeNeeded],
    [
      'track.term.replacement',
      replacement ? (
        <>
          {replacement.goods}: <Cost amount={replacement.cost} />
        </>
      ) : (
        <FormattedMessage key="none" id="track.term.none" />
      ),
    ],
    ['track.term.handOver', document.handOver],
    [
      'track.term.services',
      services.length > 0 ? (
        services.map(({ description, cost }) => (
          <span key={description} className="quote__fact">
            {description}: <Cost amount={cost} />
          </span>
        ))
      ) : (
        <FormattedMessage key="none" id="track.term.none" />
      ),
    ],
    ['track.term.additional', document.additional],
    [
      'track.term.validity',
      <FormattedMessage
        key="validity"
        id="track.term.between"
        values={{ from: <Day day={document.sentOn} />, until: <Day day={document.validUntil} /> }}
      />,
    ],
  ]
  return (
    <section className="quote__terms" id={id}>
      <h4>
        <FormattedMessage id="track.term.title" />
      </h4>
      <dl>
        {rows.map(
          ([id, value]) =>
            value && (
              <div key={id}>
                <dt>
                  <FormattedMessage id={id} />
                </dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

function companyOf({ repairer: { chamberOfCommerce, vatNumber } }: QuoteDocument): string | null {
  return [chamberOfCommerce && `KvK ${chamberOfCommerce}`, vatNumber].filter(Boolean).join(', ') || null
}

function Cost({ amount }: { amount: string }) {
  const cents = centsOf(amount)
  return cents === 0 ? <FormattedMessage id="track.term.free" /> : <Amount cents={cents} />
}

function Day({ day }: { day: string }) {
  return (
    <time dateTime={day}>
      <ShopDate value={`${day}T12:00:00Z`} day="numeric" month="long" year="numeric" />
    </time>
  )
}
