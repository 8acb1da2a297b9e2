import type { ComponentProps } from 'react'
import { FormattedTime } from 'react-intl'
import { deployment } from '../../kernel/i18n/deployment'

/** A time by the shop's clock, wherever the visitor is. */
export function ShopTime(props: Omit<ComponentProps<typeof FormattedTime>, 'timeZone'>) {
  return <FormattedTime {...props} timeZone={deployment().timeZone} />
}
