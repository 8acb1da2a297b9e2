import type { WriteHooks } from '../../kernel/context/Context.js'
import { nothingUsual } from './usualWork.js'

/** What is not to be shown any more is gone at once; what is, comes with the next night. */
export const serviceHooks: WriteHooks = {
  follow(_context, _before, after) {
    return after.showsExperience === true ? {} : { ...nothingUsual }
  },
}
