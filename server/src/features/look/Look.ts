import type { EdgeShape, HeadingFace } from './lookChoices.js'

/** What an owner chooses of the look; everything else follows from it. */
export interface Look {
  /** `#1f6382`: buttons, links, marks. */
  accentColor: string
  /** The paper, or the colour of dark sections. */
  groundColor: string
  headingFace: HeadingFace
  edgeShape: EdgeShape
  /** Addresses of uploaded images. */
  logo: string | null
  logoDark: string | null
  icon: string | null
  /** The shop's name: on the plate where there is no logo, and in the manifest. */
  name: string
}
