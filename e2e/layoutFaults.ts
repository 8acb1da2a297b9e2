import type { Page } from '@playwright/test'

/**
 * What a reader of the screen cannot reach or read, in words: what makes it scroll sideways, text that is cut off or
 * covered, and what gets the focus out of sight.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const faults = new Set<string>()
    const nameOf = (element: Element) => {
      const words = (element.textContent ?? '').trim().slice(0, 30)
      return `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')} “${words}”`
    }
    const ancestorsOf = (element: Element) => {
      const all: Element[] = []
      for (let each: Element | null = element; each && each !== root; each = each.parentElement) all.push(each)
      return all
    }
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const isOverPage = ({ position }: CSSStyleDeclaration) => position === 'fixed' || position === 'sticky'

    if (root.scrollWidth > root.clientWidth) faults.add(`sideways: ${root.scrollWidth} in ${root.clientWidth}`)

    /** Whether there is anything to see of it there: a link over a whole card has no look of its own. */
    const paintsAt = (element: Element, x: number, y: number) => {
      const isAt = (box: DOMRect) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
      if (![...element.getClientRects()].some(isAt)) return false
      if (element.matches('img, svg, svg *, canvas, video, input, select, textarea')) return true
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none') return true
      const range = document.createRange()
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false
        range.selectNode(node)
        return [...range.getClientRects()].some(isAt)
      })
    }

    const isCovered = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const above = document.elementFromPoint(x, y)
      if (!above || above.contains(element) || element.contains(above)) return false
      const label = above.closest('label')
      if (label?.contains(element)) return false
      if (!paintsAt(above, x, y) || above.closest('[role=tooltip]')) return false
      // What stays on the screen while the page moves below it covers nothing for good.
      const bar = ancestorsOf(above).find((each) => isOverPage(getComputedStyle(each)))
      return !bar || bar.contains(element)
    }

    /** Text that stands in a box which shows a part of it, or beyond the screen. */
    const lookAtText = (text: Text) => {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
      const around = ancestorsOf(element).map((each) => ({ each, style: getComputedStyle(each) }))
      const isShortened = ({ style, each }: (typeof around)[0]) =>
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none' ||
        style.clipPath.startsWith('inset(50%') ||
        style.clip.startsWith('rect(0px') ||
        each.closest('[inert], [aria-hidden=true], iframe') !== null
      if (around.some(isShortened)) return
      const range = document.createRange()
      range.selectNodeContents(text)
      const scroller = around.find(({ style }) => scrolls(style.overflowX))
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue
        if (!scroller && (rect.right > root.clientWidth + 2 || rect.left < -2))
          faults.add(`off screen: ${nameOf(element)}`)
        for (const { each, style } of around) {
          if (scrolls(style.overflowX) || scrolls(style.overflowY)) break
          const box = each.getBoundingClientRect()
          const isOutside = rect.bottom <= box.top + 2 || rect.top >= box.bottom - 2
          if (clips(style.overflowX) && !isOutside && (rect.right > box.right + 2 || rect.left < box.left - 2)) {
            faults.add(`cut off at a side: ${nameOf(element)} by ${nameOf(each)}`)
          }
          if (clips(style.overflowY) && !isOutside && rect.bottom > box.bottom + rect.height / 3) {
            faults.add(`cut off below: ${nameOf(element)} by ${nameOf(each)}`)
          }
          if (isOverPage(style) || style.position === 'absolute') break
        }
        const isOnScreen = rect.top >= 0 && rect.bottom <= innerHeight && rect.left >= 0 && rect.right <= innerWidth
        if (isOnScreen && !scroller && isCovered(element, rect)) faults.add(`covered: ${nameOf(element)}`)
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, option, textarea'))
        lookAtText(text)
    }

    /** The focus is in sight when any of its corners or its middle is. */
    const isInSight = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const rects = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      return rects.some(({ left, right, top, bottom }) => {
        const inset = 3
        const xs = [left + inset, (left + right) / 2, right - inset]
        const ys = [top + inset, (top + bottom) / 2, bottom - inset]
        return xs.some((x) =>
          ys.some((y) => {
            const above = document.elementFromPoint(x, y)
            if (!above || above === document.body || above === root) return false
            const isOwn =
              element.contains(above) || above.contains(element) || labels.some((label) => label.contains(above))
            return isOwn || above.closest('[role=tooltip]') !== null
          }),
        )
      })
    }
    const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1)
    const stops = (dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]',
    )
    const before = document.activeElement
    for (const stop of stops) {
      if (!stop.checkVisibility({ visibilityProperty: true }) || stop.closest('[inert]') || stop.tabIndex < 0) continue
      const style = getComputedStyle(stop)
      // Boxes to tick and files to choose lie without a look of their own under what shows them.
      if (style.opacity === '0' || style.clipPath !== 'none' || style.clip !== 'auto') continue
      stop.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement === stop && !isInSight(stop))
        faults.add(`focus out of sight: ${nameOf(stop)} ${stop.getAttribute('aria-label') ?? ''}`)
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
    return [...faults].slice(0, 12)
  })
}
