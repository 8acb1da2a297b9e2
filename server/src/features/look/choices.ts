import type { EdgeShape, HeadingFace } from './lookChoices.js'

/** The faces of headings that come with the product; the site has their files. */
export const faceStacks: Record<HeadingFace, string> = {
  grotesque: '"Bricolage Grotesque Variable","Bricolage Fallback",sans-serif',
  slab: '"Bitter Variable","Bitter Fallback",serif',
  technical: '"Space Grotesk Variable","Space Grotesk Fallback",sans-serif',
}

/** The edges between sections and around pictures, and how round corners are. */
export const edges: Record<EdgeShape, Record<'bevel' | 'slant' | 'curve' | 'radius', string>> = {
  slanted: { bevel: 'clamp(1.5rem,4vw,4rem)', slant: '1', curve: '0', radius: '10px' },
  straight: { bevel: '0px', slant: '0', curve: '0', radius: '4px' },
  curved: { bevel: 'clamp(1.5rem,4vw,4rem)', slant: '0', curve: '1', radius: '16px' },
}
