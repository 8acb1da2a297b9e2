import { choiceLabel } from '../../kernel/fields/Choice.js'
import { fieldLabels } from '../../kernel/i18n/labels.js'
import {
  type CheckedPoint,
  checkMoments,
  checkResultNames,
  isChecked,
  pointName,
} from '../../kernel/shared/checkList.js'
import type { Language } from '../../kernel/shared/screens.js'
import { checkResults } from './JobCheck.js'

/** What a mail says of a check-list, a line for each moment at which something was said; null for a job without any. */
export function checkLines(checks: readonly CheckedPoint[], language: Language): string | null {
  const lines = checkMoments
    .filter((moment) => isChecked(checks, moment))
    .map((moment) => {
      const found = checkResultNames.flatMap((result) => {
        const names = checks.filter((check) => check[moment] === result).map((check) => pointName(check, language))
        return names.length === 0 ? [] : [`${choiceLabel(checkResults, result)[language]}: ${names.join(', ')}.`]
      })
      return `${fieldLabels('jobCheck', moment)[language]}\n${found.join('\n')}`
    })
  return lines.length === 0 ? null : lines.join('\n\n')
}
