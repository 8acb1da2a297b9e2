/** A video at another host, as it is watched there and as it is shown in a page. */
export interface Video {
  /** As visitors know it. */
  host: 'YouTube' | 'Vimeo'
  /** Where it is watched. */
  watch: string
  /** What a frame shows: at YouTube's address without cookies, at Vimeo asking not to be tracked. */
  embed: string
}

/** The hosts whose documents pages of the site may show in a frame. */
export const framedHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
] as const

const youtubeId = /^[\w-]{11}$/
const vimeoPath = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{8,12}))?\/?$/
const vimeoKey = /^[0-9a-f]{8,12}$/

/** The video at an address that somebody has copied from YouTube or Vimeo; null for any other address. */
export function videoAt(address: string): Video | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  switch (host) {
    case 'youtube.com':
      return url.pathname === '/watch' ? atYoutube(url.searchParams.get('v')) : null
    case 'youtu.be':
      return atYoutube(url.pathname.slice(1))
    case 'youtube-nocookie.com':
      return url.pathname.startsWith('/embed/') ? atYoutube(url.pathname.slice('/embed/'.length)) : null
    case 'vimeo.com':
    case 'player.vimeo.com':
      return atVimeo(url)
    default:
      return null
  }
}

function atYoutube(id: string | null): Video | null {
  if (id === null || !youtubeId.test(id)) return null
  return {
    host: 'YouTube',
    watch: `https://www.youtube.com/watch?v=${id}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  }
}

/** Videos that are not listed have a key besides their number. */
function atVimeo({ pathname, searchParams }: URL): Video | null {
  const [, id, inPath] = vimeoPath.exec(pathname) ?? []
  const key = inPath ?? searchParams.get('h')
  if (id === undefined || (key !== null && !vimeoKey.test(key))) return null
  return {
    host: 'Vimeo',
    watch: `https://vimeo.com/${id}${key === null ? '' : `/${key}`}`,
    embed: `https://player.vimeo.com/video/${id}?${key === null ? '' : `h=${key}&`}autoplay=1&dnt=1`,
  }
}
