import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentLook } from '../../features/look/CurrentLook.js'
import { iconNames } from '../../features/look/icons.js'
import { lookAddress, type ShownLook } from '../../features/look/ShownLook.js'
import { CachedResponse } from '../../kernel/cache/CachedResponse.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { sharePictureAddress } from '../../kernel/shared/screens.js'
import { sendAnswer } from './sendAnswer.js'

const forever = 'public, max-age=31536000, immutable'

/**
 * The look's style sheet, icons and manifest. Their addresses change with their content, so browsers fetch them once; an
 * address of another look leads to the present one.
 */
export async function lookRoutes(app: FastifyInstance, { look }: { look: CurrentLook }): Promise<void> {
  let sheet: { hash: string; response: CachedResponse } | undefined

  function sheetOf(shown: ShownLook): CachedResponse {
    if (sheet?.hash !== shown.hash) {
      const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': forever }
      sheet = {
        hash: shown.hash,
        response: new CachedResponse({ status: 200, headers, body: shown.styles, isLasting: true }),
      }
    }
    return sheet.response
  }

  app.get<{ Params: { file: string } }>(`${lookAddress}/:file`, async (request, reply) => {
    const hash = /^([\w-]+)\.css$/.exec(request.params.file)?.[1]
    if (hash === undefined) throw new ShopError('NOT_FOUND')
    const shown = await look.current()
    if (hash !== shown.hash) return leadTo(reply, shown.links.style)
    return sendAnswer(request, reply, sheetOf(shown))
  })

  app.get<{ Params: { hash: string; file: string } }>(`${lookAddress}/:hash/:file`, async (request, reply) => {
    const { hash, file } = request.params
    const shown = await look.current()
    const isKnown = file === 'manifest.webmanifest' || iconNames.some((name) => name === file)
    if (!isKnown) throw new ShopError('NOT_FOUND')
    if (hash !== shown.hash) return leadTo(reply, `${lookAddress}/${shown.hash}/${file}`)
    return sendFile(reply, shown, file, forever)
  })

  /** Where browsers and devices look without having read a page. */
  for (const file of ['favicon.ico', 'apple-touch-icon.png']) {
    app.get(`/${file}`, async (_: FastifyRequest, reply) =>
      sendFile(reply, await look.current(), file, 'public, max-age=3600'),
    )
  }

  app.get(sharePictureAddress, async (_, reply) => {
    const content = await look.sharePicture(await look.current())
    return reply.header('cache-control', 'public, max-age=3600').type('image/png').send(content)
  })

  async function sendFile(reply: FastifyReply, shown: ShownLook, file: string, life: string): Promise<FastifyReply> {
    const name = iconNames.find((icon) => icon === file)
    // Before any header is set: an error must not be cached for a year.
    const content = name ? await look.icon(shown, name) : shown.manifest
    const type = name ? iconType(name) : 'application/manifest+json'
    return reply.header('cache-control', life).type(type).send(content)
  }
}

function iconType(name: string): string {
  return name === 'favicon.ico' ? 'image/x-icon' : 'image/png'
}

function leadTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 302)
}
