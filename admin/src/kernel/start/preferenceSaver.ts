import { KeepPreferenceDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { connection } from '../graphql/connection'
import { NoAnswer } from '../graphql/NoAnswer'

/**
 * Saves preferences on the server one by one, so that they apply on every device. What could not be sent is sent again
 * once the server is reachable.
 */
export function preferenceSaver(): (name: string, value: unknown) => void {
  const waiting = new Map<string, string>()
  let isSending = false
  let isWanted = false

  async function send(): Promise<void> {
    isWanted = true
    if (isSending) return
    isSending = true
    while (isWanted) {
      isWanted = false
      await sendWaiting()
    }
    isSending = false
  }
  async function sendWaiting(): Promise<void> {
    try {
      for (let [next] = waiting; next; [next] = waiting) {
        const [name, value] = next
        await askServer({ query: KeepPreferenceDocument, variables: { name, value } }).catch((failure: unknown) => {
          if (failure instanceof NoAnswer) throw failure
        })
        if (waiting.get(name) === value) waiting.delete(name)
      }
    } catch {
      // The server is unreachable: the subscription below sends again.
    }
  }
  connection.subscribe(() => {
    if (!connection.isLost()) void send()
  })
  return (name, value) => {
    waiting.set(name, JSON.stringify(value ?? null))
    void send()
  }
}
