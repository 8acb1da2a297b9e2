import { lineAmount } from '@shop/server/lineTotals'
import { alternativesOf, type ChoosableLine, chosenTotals, isChoice } from '@shop/server/quoteChoices'
import { pricedLines, type QuoteDocument } from '@shop/server/quoteDocument'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Amount } from './JobBill'

interface QuoteLinesProps {
  document: QuoteDocument
  /** The places of the lines that are chosen. */
  chosen: readonly number[]
  /** How the customer chooses; the inputs belong to the form with this id. */
  choose?: { formId: string; changed(): void } | undefined
}

type Line = ChoosableLine & { description: string }

/**
 * What a quote consists of and costs: fixed lines, then what is chosen. Without scripts the total is that of the first
 * choice.
 */
export function QuoteLines({ document, chosen, choose }: QuoteLinesProps) {
  const lines = pricedLines(document)
  const { includingVat } = document
  if (lines.length === 0) return null
  const totals = chosenTotals(lines, chosen, includingVat)
  const indexed = lines.map((line, index) => ({ line, index }))
  const extras = indexed.filter(({ line }) => line.isOptional)
  const groups = [...alternativesOf(lines)]
  return (
    <div className="quote__lines">
      <ul className="quote__list">
        {indexed
          .filter(({ line }) => !isChoice(line))
          .map(({ line, index }) => (
            <li key={index} className="quote__line">
              <Words line={line} />
            </li>
          ))}
      </ul>
      {groups.map(([name, group], groupIndex) => (
        <fieldset key={name} className="quote__choice">
          <legend>{choose ? <FormattedMessage id="track.quote.choose" values={{ name }} /> : name}</legend>
          {group.map((index) => (
            <Choice
              key={index}
              line={lines[index] as Line}
              isChosen={chosen.includes(index)}
              input={
                choose && {
                  type: 'radio',
                  name: `choice-${groupIndex}`,
                  value: index,
                  form: choose.formId,
                  onChange: choose.changed,
                }
              }
            />
          ))}
        </fieldset>
      ))}
      {extras.length > 0 && (
        <fieldset className="quote__choice">
          <legend>
            <FormattedMessage id={choose ? 'track.quote.extras' : 'track.quote.extrasRead'} />
          </legend>
          {extras.map(({ line, index }) => (
            <Choice
              key={index}
              line={line}
              isChosen={chosen.includes(index)}
              input={
                choose && {
                  type: 'checkbox',
                  name: 'chosen',
                  value: index,
                  form: choose.formId,
                  onChange: choose.changed,
                }
              }
            />
          ))}
        </fieldset>
      )}
      <dl className="quote__totals" aria-live="polite">
        {totals.rates.map(({ rate, vat }) => (
          <div key={rate}>
            <dt>
              <FormattedMessage id={includingVat ? 'track.vatWithin' : 'track.vat'} values={{ rate }} />
            </dt>
            <dd>
              <Amount cents={vat} />
            </dd>
          </div>
        ))}
        <div className="quote__total">
          <dt>
            <FormattedMessage id="track.quote.total" />
          </dt>
          <dd>
            <Amount cents={totals.including} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

interface ChoiceProps {
  line: Line
  isChosen: boolean
  input?: { type: 'radio' | 'checkbox'; name: string; value: number; form: string; onChange(): void } | undefined
}

function Choice({ line, isChosen, input }: ChoiceProps) {
  if (!input) {
    return (
      <p className={`quote__line${isChosen ? '' : ' quote__line--left'}`}>
        <Words line={line} mark={isChosen ? '✓' : '–'} />
      </p>
    )
  }
  return (
    <label className="quote__line quote__option">
      <input {...input} defaultChecked={isChosen} />
      <Words line={line} />
    </label>
  )
}

function Words({ line, mark }: { line: Line; mark?: string }) {
  return (
    <>
      <span className="quote__words">
        {mark && <span aria-hidden="true">{mark} </span>}
        {line.quantity !== '1' && (
          <>
            <FormattedNumber value={Number(line.quantity)} maximumFractionDigits={3} /> ×{' '}
          </>
        )}
        {line.description}
      </span>
      <span className="quote__amount">
        <Amount cents={lineAmount(line)} />
      </span>
    </>
  )
}
