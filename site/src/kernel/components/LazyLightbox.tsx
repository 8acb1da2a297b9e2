import { lazy, type RefObject, Suspense } from 'react'
import { loadCode } from '../data/loadCode'
import type { LightboxProps } from './Lightbox'

const Lightbox = lazy(async () => ({ default: (await loadCode(() => import('./Lightbox'))).Lightbox }))

/** The viewer of pictures, loaded when it is first opened. @param opener gets the focus back when it is closed */
export function LazyLightbox({
  opener,
  onClose,
  ...viewer
}: LightboxProps & { opener: RefObject<HTMLElement | null> }) {
  return (
    <Suspense>
      <Lightbox
        {...viewer}
        onClose={() => {
          onClose()
          opener.current?.focus()
        }}
      />
    </Suspense>
  )
}
