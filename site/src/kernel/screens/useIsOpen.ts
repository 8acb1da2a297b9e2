import { isClosed } from '@shop/server/closedAddresses'
import { useLayout } from './useLayout'

/** Whether an address of the site can be led to: not those of parts that the shop does not use. */
export function useIsOpen(): (address: string) => boolean {
  const { shop } = useLayout()
  return (address) => !isClosed(address, shop.closedAddresses)
}
