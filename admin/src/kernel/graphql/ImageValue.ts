/** A stored picture: its address, its pixels and the smaller widths that exist. */
export interface ImageValue {
  url: string
  width: number
  height: number
  widths: number[]
}

/** What is asked of one. */
export const imageSelection = '{ url width height widths }'

/** The address of a small version for a list or a form, the picture itself when there is none. */
export function smallImageUrl({ url, widths }: ImageValue): string {
  const smallest = widths.length > 0 ? Math.min(...widths) : undefined
  return smallest === undefined ? url : url.replace(/\.\w+$/, `-${smallest}.webp`)
}
