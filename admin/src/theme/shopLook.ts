import type { Look } from './palette'

/** The shop's look, which the server writes into every document of the back office. */
export function shopLook(): Look {
  known ??= JSON.parse(document.getElementById('look')?.textContent ?? '') as Look
  return known
}

let known: Look | undefined

const headingFaces: Record<string, string> = {
  grotesque: "'Bricolage Grotesque Variable', 'Trebuchet MS', sans-serif",
  slab: "'Bitter Variable', Georgia, serif",
  technical: "'Space Grotesk Variable', 'Trebuchet MS', sans-serif",
}

export function headingFont(look: Look): string {
  return headingFaces[look.headingFace] ?? headingFaces.grotesque ?? ''
}
