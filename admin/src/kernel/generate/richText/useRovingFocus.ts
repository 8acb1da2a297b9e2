import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Makes a toolbar one tab stop: the arrow keys, Home and End go from tool to tool, and Tab comes back to the last one. Its
 * tools are looked for at each rendering, since some come and go with the cursor.
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(undefined)

  function apply() {
    const tools = toolsOf(toolbar.current)
    const current = tools.find((tool) => tool === last.current) ?? tools[0]
    for (const tool of tools) tool.tabIndex = tool === current ? 0 : -1
    return { tools, current }
  }
  useLayoutEffect(() => {
    apply()
  })

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (!toolsOf(toolbar.current).includes(target)) return
      last.current = target
      apply()
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { tools, current } = apply()
      const at = current ? tools.indexOf(current) : -1
      if (event.target !== current || event.ctrlKey || event.metaKey || event.altKey) return
      const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
      if (next === undefined) return
      // An arrow would choose another level, too.
      event.preventDefault()
      tools.at(next % tools.length)?.focus()
    },
  }
}

function toolsOf(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>('button:not(:disabled), select:not(:disabled)') ?? [])]
}
