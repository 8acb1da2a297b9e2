import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { loadCode } from '../data/loadCode'

/** A component whose code is not part of the first load. */
export interface OnDemand<Props> {
  (props: Props): ReactNode
  /** To be awaited by what must not fail once it is shown. */
  load(): Promise<void>
}

type LoadLater = <Code>(rendered: Element, load: () => Promise<Code>) => Promise<Code>

const parts = new Map<string, () => Promise<void>>()

/**
 * Loads what the server has rendered of such components, which is to be done before hydration: React would replace what
 * suspends then, from under a press or what was typed.
 */
export async function loadRenderedParts(): Promise<void> {
  const rendered = document.querySelectorAll<HTMLElement>('[data-on-demand]:not([data-later])')
  // In the order of the page: a part registers those within it when it is loaded.
  for (const { dataset } of rendered) await parts.get(dataset.onDemand ?? '')?.()
}

/** Loads all there are so far, for the server, which renders without waiting for code. */
export async function loadAllParts(): Promise<void> {
  for (const load of parts.values()) await load()
}

/**
 * Its code is loaded when it is first rendered, and before hydration where the server has rendered it.
 * @param name by which the page says that it contains it
 * @param load imports the component, and what it needs besides
 * @param loadLater for a part that works as HTML alone, such as a plain form: loads it where the server has rendered it,
 * and may wait. Until then React leaves the HTML as it is.
 */
export function onDemand<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  loadLater?: LoadLater,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await loadCode(load)
    return { default: loaded }
  }
  const Later = lazy(() => {
    const rendered = loadLater && document.querySelector(`[data-on-demand="${name}"]`)?.nextElementSibling
    return rendered ? loadLater(rendered, loadOnce) : loadOnce()
  }) as unknown as ComponentType<Props>
  function Component(props: Props) {
    // It stays what it was at first: another type of element would be mounted anew.
    const [Shown] = useState(() => loaded ?? Later)
    return (
      <>
        <template data-on-demand={name} data-later={loadLater && ''} />
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </>
    )
  }
  const loadPart = async () => void (await loadOnce())
  parts.set(name, loadPart)
  // Rendered again with its page, a part that waits would have the whole transition wait for its code.
  return Object.assign(memo(Component), { load: loadPart })
}
