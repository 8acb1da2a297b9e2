import { type CheckedPoint, pointName } from '@shop/server/checkList'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import './checkTexts'

/** Says of a point what it was before the work and what it is after it. */
export function useChangedText(): (point: CheckedPoint) => string {
  const { translate, language } = useTranslation()
  const said = (result: CheckedPoint['before']) => (result ? translate(`checks.${result}`).toLowerCase() : '–')
  return (point) =>
    translate('checks.changed', {
      point: pointName(point, language),
      before: said(point.before),
      after: said(point.after),
    })
}
