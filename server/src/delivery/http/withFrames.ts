import { isSecretPath } from '../../kernel/shared/screens.js'
import { framedHosts } from '../../kernel/shared/videoAddress.js'
import { contentPolicy } from './contentPolicy.js'
import type { SiteRenderer } from './SiteRenderer.js'

const policy = contentPolicy({ frames: framedHosts })

/**
 * Lets the site's documents show videos and a map of other hosts: all of them, because the next screen is shown in the same
 * document. Those of a secret address have no way to these and name no other host.
 */
export function withFrames(renderer: SiteRenderer): SiteRenderer {
  return {
    resolve: (url, cookies) => renderer.resolve(url, cookies),
    async render(request) {
      const page = await renderer.render(request)
      const isDocument = page.headers['content-type']?.startsWith('text/html')
      const [path = ''] = request.url.split('?')
      if (!isDocument || isSecretPath(path)) return page
      return { ...page, headers: { ...page.headers, 'content-security-policy': policy } }
    },
  }
}
