import { useLayout } from '../../kernel/screens/useLayout'
import { phoneAddress } from '../shop/phoneAddress'

/** The shop's telephone number, to dial. */
export function PhoneLink() {
  const { phone } = useLayout().shop
  return phone && <a href={phoneAddress(phone)}>{phone}</a>
}
