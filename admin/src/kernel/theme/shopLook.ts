import type { Look } from './palette'

/** The shop's look, which the server writes into every document of the back office. */
export function shopLook(): Look {
  known ??= documentLook()
  if (!known) throw new Error('The document has no look')
  return known
}

/** The same, where the document may have none. */
export function documentLook(): Look | undefined {
  const text = document.getElementById('look')?.textContent
  return text ? (JSON.parse(text) as Look) : undefined
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
