import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'

export const headingFaces = defineChoice(
  'HeadingFace',
  ['grotesque', 'slab', 'technical'],
  'The face of headings: with a character of its own, with serifs, or drawn with a ruler.',
)
export type HeadingFace = ValueOf<typeof headingFaces>

export const edgeShapes = defineChoice(
  'EdgeShape',
  ['slanted', 'straight', 'curved'],
  'The edges between the sections of a page, and of its pictures and corners.',
)
export type EdgeShape = ValueOf<typeof edgeShapes>

/** The colours of a shop whose owner has not chosen yet. */
export const firstColors = { accent: '#1f6382', ground: '#fafaf8' }
