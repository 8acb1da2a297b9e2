import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { demoShopKey, ownShopCalls } from './ownShopCalls'

const lookMilliseconds = 1500

/**
 * Waits until the demo is gone, and goes on at that address.
 * @param address undefined while it was not begun here
 * @param onFailed called when it came to nothing
 */
export function useEndOfDemo(address: string | undefined, onFailed: () => void): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (address === undefined) return
    const look = async () => {
      // While the server starts again there is no answer.
      const shop = await ownShopCalls.look().catch(() => undefined)
      if (shop === null) {
        const { pathname, hash } = new URL(address)
        window.location.replace(pathname + hash)
        clearInterval(timer)
      } else if (shop?.isUnderWay === false) {
        clearInterval(timer)
        queries.setQueryData(demoShopKey, shop)
        onFailed()
      }
    }
    const timer = setInterval(() => void look(), lookMilliseconds)
    return () => clearInterval(timer)
  }, [address, onFailed, queries])
}
