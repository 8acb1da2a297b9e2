import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { OneOf, Text } from '../../kernel/fields/decorators.js'
import { Part } from '../../kernel/fields/parts.js'
import { type CheckedPoint, checkResultNames } from '../../kernel/shared/checkList.js'
import { longestPoint } from './CheckPoint.js'

export const checkResults = defineChoice('CheckResult', checkResultNames, 'What became of a point of a check-list.')

/** It keeps its name, whatever becomes of the list of the shop. */
@Part('What was found of a point of the check-list of a job; null where nothing was said of it.')
export class JobCheck implements CheckedPoint {
  @Text({ max: longestPoint, required: true })
  nameNl: string

  @Text({ max: longestPoint })
  nameEn: string | null

  /** As the device came in. */
  @OneOf(checkResults)
  before: ValueOf<typeof checkResults> | null

  /** When the work was done. */
  @OneOf(checkResults)
  after: ValueOf<typeof checkResults> | null
}
