import { z } from 'zod'
import { nullFor, setting } from './setting.js'
import { secondsPer } from './settingValues.js'

/** Shorter times would end a session over a form that takes a while; longer ones than a day never come to pass. */
const bounds = { min: 5 * 60, max: 24 * 60 * 60 }

/** `2h` or `30m`, in seconds; `off` is null. */
export const staffIdle = setting<number | null>(
  '2h',
  nullFor(
    'off',
    z
      .string()
      .transform((text) => /^([1-9]\d{0,4})([mh])$/.exec(text) ?? [])
      .transform(([, count, unit = '']) => Number(count) * (secondsPer.get(unit) ?? Number.NaN))
      .pipe(z.number().min(bounds.min).max(bounds.max)),
  ),
  (value) => `must be a time from 5m to 24h, such as 2h, or be off, not '${value}'`,
)
