import { type IntakeFormQuery } from '../../generated/graphql'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Choices } from './Choices'
import { DraftField } from './DraftField'
import { IntakePart } from './IntakePart'
import type { PartProps } from './PartProps'

type Services = IntakeFormQuery['intakeForm']['services']

/** What has to be done: one of the services, and what the customer tells. */
export function ProblemPart({ draft, change, faults, services }: PartProps & { services: Services }) {
  const { translate, language } = useTranslation()
  const priceText = (price: number, isFrom: boolean) => {
    const amount = formatMoney(price, language)
    return isFrom ? translate('lines.fromAmount', { amount }) : amount
  }
  const detailOf = ({ price, isFrom, workingDays }: Services[number]) =>
    [
      price === null ? null : priceText(price, isFrom),
      workingDays === null ? null : translate('intake.days', { count: workingDays }),
    ]
      .filter(Boolean)
      .join(' · ')
  // Those with a price or a time are what the counter sells; all of them where none has.
  const priced = services.filter(({ price, workingDays }) => price !== null || workingDays !== null)
  const offered = priced.length > 0 ? priced : services
  return (
    <IntakePart title={translate('intake.problem')}>
      {offered.length > 0 && (
        <Choices
          label={translate('intake.services')}
          options={offered.map((each) => ({ value: each.id, text: each.title, detail: detailOf(each) }))}
          isChosen={(id) => draft.service?.id === id}
          onPress={(id) => {
            const service = offered.find((each) => each.id === id)
            const isAgain = draft.service?.id === id
            change({ service: isAgain || !service ? null : { id, title: service.title }, promisedOn: null })
          }}
        />
      )}
      <DraftField
        label={translate('intake.problemText')}
        multiline
        minRows={2}
        value={draft.problem}
        onChange={(problem) => change({ problem })}
        fault={faults['job.descriptionProblem'] ?? faults['job.service'] ?? faults['job.description']}
      />
    </IntakePart>
  )
}
