import { startTransition, useEffect, useState } from 'react'

const never = () => () => {}

/**
 * A value that only the browser has, such as the time. It is rendered in a transition after hydration: a store whose
 * snapshots differ would have React render the page again at once, for longer than a tap should wait.
 * @param read the value @param initial for the server, hydration and the first render @param subscribe as of a store
 */
export function useBrowserValue<Value>(
  read: () => Value,
  initial: Value,
  subscribe: (listener: () => void) => () => void = never,
): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    const update = () => startTransition(() => setValue(read))
    update()
    return subscribe(update)
  }, [read, subscribe])
  return value
}
