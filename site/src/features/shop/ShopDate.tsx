import type { ComponentProps } from 'react'
import { FormattedDate } from 'react-intl'
import { deployment } from '../../kernel/i18n/deployment'

/** A day by the shop's clock, wherever the visitor is. */
export function ShopDate(props: Omit<ComponentProps<typeof FormattedDate>, 'timeZone'>) {
  return <FormattedDate {...props} timeZone={deployment().timeZone} />
}
