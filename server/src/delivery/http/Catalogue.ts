import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { allowRoles } from '../../kernel/access/allow.js'
import { CachedResponse } from '../../kernel/cache/CachedResponse.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import type { SwitchedOff } from '../../kernel/context/SwitchedOff.js'
import { productSchema } from '../../kernel/database/productSchema.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { enumName } from '../../kernel/fields/Choice.js'
import { catalogueRoles } from '../../kernel/records/ManagedEntityResolver.js'
import { catalogueOfBlocks, catalogueOfEntities } from '../../kernel/records/managedCatalogue.js'
import { productVersion } from '../../kernel/settings/productVersion.js'
import { backOfficePath } from '../../kernel/shared/screens.js'
import { sendAnswer } from './sendAnswer.js'

/** What a document of the back office holds in place of the address of the catalogue. */
const placeholder = '__CATALOGUE__'

const folder = `${backOfficePath}/catalogus`

/**
 * What the back office generates its screens from, as a file of its own beside the queries of each start: its address
 * changes with its content, so a browser fetches it once.
 */
export class Catalogue {
  private file: CatalogueFile | undefined

  constructor(private readonly switches: CoreServices['switches']) {}

  /** The document with the address of the catalogue. */
  async linkedIn(document: string): Promise<string> {
    return document.replaceAll(placeholder, `${folder}/${(await this.present()).name}.json`)
  }

  /** Answers with UNAUTHENTICATED or FORBIDDEN who may not read the same over GraphQL. */
  register(app: FastifyInstance): void {
    app.get<{ Params: { name: string } }>(`${folder}/:name.json`, async (request, reply) => {
      allowRoles(request.shopContext.viewer, catalogueRoles)
      const { name, response } = await this.present()
      // A document of before a change of parts is loaded again.
      if (name !== request.params.name) throw new ShopError('NOT_FOUND')
      return sendAnswer(request, reply, response)
    })
  }

  private async present(): Promise<CatalogueFile> {
    const off = await this.switches.now()
    if (this.file?.key !== off.key) this.file = catalogueFile(off)
    return this.file
  }
}

interface CatalogueFile {
  /** Of the parts in use. */
  key: string
  name: string
  response: CachedResponse
}

function catalogueFile(off: SwitchedOff): CatalogueFile {
  const body = JSON.stringify({
    // The value of an enum, as GraphQL writes it.
    managedEntities: catalogueOfEntities(off).map((entity) => ({ ...entity, icon: enumName(entity.icon) })),
    managedBlocks: catalogueOfBlocks(off),
    version: productVersion,
    schema: productSchema,
  })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
  }
  return {
    key: off.key,
    name: createHash('sha1').update(body).digest('base64url'),
    response: new CachedResponse({ status: 200, headers, body, isLasting: true }),
  }
}
