import type { MediaLibrary } from '../../../kernel/media/MediaLibrary.js'
import type { CurrentLook } from '../../look/CurrentLook.js'
import type { DocumentLook } from './DocumentLook.js'

/** What paper is drawn with: the face, the logo and the colours of the shop as they are now. */
export async function lookOnPaper({
  look,
  media,
}: {
  look: Pick<CurrentLook, 'current'>
  media: Pick<MediaLibrary, 'read'>
}): Promise<DocumentLook> {
  const shown = await look.current()
  const { headingFace, logo } = shown.look
  const { ink, softInk, line, accent } = shown.palette.print
  const image = logo === null ? null : await media.read(logo)
  return { headingFace, logo: image?.content ?? null, colours: { ink, softInk, line, accent } }
}
