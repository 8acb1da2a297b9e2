import { plain } from '../../kernel/media/pictures.js'
import type { GraphqlAnswer, TestShop } from '../../startTestShop.js'

/** What there is for programs to work on. */
export interface Given {
  customer: number
  owner: number
  product: number
  repair: { id: number; number: string; photo: number; note: number }
  newPc: { id: number; number: string; photo: number; note: number }
}

/** The code of a refusal, or null. */
export type Call = (program: Program, given: Given) => Promise<string | null>

/** What a program does in the work of a section, and the sections that it takes: each of these by itself, or all of a list. */
export interface SectionCall {
  does: string
  takes: readonly (string | readonly string[])[]
  call: Call
}

/** A program that calls with its token. */
export class Program {
  constructor(
    private readonly shop: TestShop,
    private readonly headers: Record<string, string>,
  ) {}

  async ask(query: string, variables: object = {}): Promise<string | null> {
    return codeOf(await this.shop.graphql(query, variables, this.headers))
  }

  /** @param body a form, or what is sent as JSON */
  async send(method: string, path: string, body?: FormData | object): Promise<{ code: string | null; data: unknown }> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${this.shop.url}/api/${path}`, {
      method,
      headers: { ...this.headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const { code = null, data } = (await answer.json()) as { code?: string; data?: unknown }
    return { code, data }
  }

  async code(method: string, path: string, body?: FormData | object): Promise<string | null> {
    return (await this.send(method, path, body)).code
  }

  async upload(pageType: string, pageId?: number) {
    const form = await pictureForm()
    form.append('page-type', pageType)
    if (pageId !== undefined) form.append('page-id', String(pageId))
    return this.send('POST', 'image-upload/tiny-mce-upload', form)
  }
}

export async function pictureForm(): Promise<FormData> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await plain(40, 30).png().toBuffer())]), 'plain.png')
  return form
}

function codeOf({ errors }: GraphqlAnswer): string | null {
  return errors?.[0]?.extensions.code ?? null
}

let count = 0

/** Something else each time. */
const another = () => `Nummer ${++count}`

const uploads = (pageType: string, ...takes: string[]): SectionCall => ({
  does: `uploads a picture for ${pageType}`,
  takes,
  call: async (program) => (await program.upload(pageType)).code,
})

const titles = (path: string, section: string): SectionCall => ({
  does: `asks ${path}`,
  takes: [section],
  call: (program) => program.code('GET', `${path}/${encodeURIComponent(another())}`),
})

/** Of a kind of job, over REST and GraphQL. */
function jobCalls(kind: 'repair' | 'newPc', entity: string, one: string, section: string): SectionCall[] {
  const calls: Record<string, Call> = {
    'reads photos': (program, given) => program.code('GET', `${one}/${given[kind].id}/photos`),
    'adds a photo': async (program, given) =>
      program.code('POST', `${one}/${given[kind].id}/photos?key=${another().replace(' ', '-')}`, await pictureForm()),
    'describes a photo': (program, given) =>
      program.ask(`mutation { updateJobPhoto(id: ${given[kind].photo}, input: { caption: "${another()}" }) { id } }`),
    'puts photos in order': (program, given) =>
      program.ask(`mutation { orderJobPhotos(job: ${entity}, id: ${given[kind].id}, photos: []) { id } }`),
    'reads messages': (program, given) => program.code('GET', `${one}/${given[kind].id}/messages`),
    'writes a message': (program, given) =>
      program.code('POST', `${one}/${given[kind].id}/messages`, { text: another() }),
    'marks messages as read': (program, given) =>
      program.code('POST', `${one}/${given[kind].id}/messages/read`, { until: 1 }),
    'settles messages': (program, given) =>
      program.ask(`mutation { settleJobMessages(job: ${entity}, id: ${given[kind].id}) { id } }`),
    'reads notes': (program, given) => program.ask(`{ internalNotes(job: ${entity}, id: ${given[kind].id}) { text } }`),
    'adds a note': (program, given) =>
      program.ask(`mutation { addInternalNote(job: ${entity}, id: ${given[kind].id}, text: "x") { id } }`),
    'reads the report': (program, given) =>
      program.ask(`{ jobReport(job: ${entity}, id: ${given[kind].id}) { mail } }`),
    'asks for an access code': (program, given) =>
      program.ask(`{ hasAccessCode(job: ${entity}, id: ${given[kind].id}) }`),
    'finds it by its number': (program, given) =>
      program.ask(`{ jobOfNumber(number: "${given[kind].number}") { id } }`),
    'has it picked up': (program, given) =>
      program.ask(`mutation { pickUpJob(job: ${entity}, id: ${given[kind].id}, isPickedUp: false) }`),
    'changes its status': (program) =>
      program.ask(`mutation { changeJobs(job: ${entity}, records: [], status: "waiting") }`),
  }
  return [
    ...Object.entries(calls).map(([does, call]) => ({ does: `${does} of ${entity}`, takes: [section], call })),
    {
      does: `drafts a quote of ${entity}`,
      takes: [[section, 'offertes']],
      call: (program, given) =>
        program.ask(
          `{ quotesOfJob(job: ${entity}, id: ${given[kind].id}) { id } acceptedQuote(job: ${entity}, id: ${given[kind].id}) { total } }`,
        ),
    },
    {
      does: `takes in a device as ${entity}`,
      takes: [[section, 'klanten', 'apparaten']],
      call: (program, { customer }) =>
        program.ask(
          'mutation ($intake: TakeInInput!, $key: String!) { takeIn(intake: $intake, key: $key) { id number } }',
          {
            intake: {
              kind: entity,
              customer,
              newDevice: { kind: 'laptop', brand: 'Lenovo' },
              job: { descriptionProblem: another() },
            },
            key: another().replace(' ', '-'),
          },
        ),
    },
  ]
}

const ofProducts: Record<string, Call> = {
  'lists products': (program) => program.code('GET', 'products'),
  'reserves an id': (program) => program.code('GET', 'products/next-product-id'),
  'adds a product': (program) =>
    program.code('POST', 'products/add-product', { language: 'nl', title: another(), price: 10 }),
  'asks whether an article number is taken': (program) =>
    program.ask('{ uniqueComplaint(field: product_title, value: "x") }'),
  'shows and hides products': async (program, { product }) => {
    const { data } = await program.send('GET', `product/${product}`)
    const version = (data as { version?: number } | undefined)?.version ?? 1
    return program.ask(
      `mutation { showRecords(entity: product, records: [{ id: ${product}, version: ${version} }], visible: true) }`,
    )
  },
  'prices products from their list': (program, { product }) =>
    program.ask(
      `mutation { changeRecords(entity: product, rows: [{ id: ${product}, fields: [{ field: "price", value: "12" }] }]) { id } }`,
    ),
  'parts a product from its translation': (program, { product }) =>
    program.code('DELETE', `product/translation/${product}`).then((code) => (code === 'NOT_FOUND' ? null : code)),
  'plans a product': async (program, { product }) => {
    const { data } = await program.send('GET', `product/${product}`)
    const version = (data as { version?: number } | undefined)?.version ?? 1
    return program.ask(`mutation { planPublication(entity: product, id: ${product}, version: ${version}) { id } }`)
  },
  'follows the changes of products': (program) => program.code('GET', 'changes?after=now&entity=product'),
  'keeps stock in step': (program) =>
    program.code('POST', 'products/bulk', { rows: [{ sku: 'X-1', title: 'Stekker', price: 5, stock: 1 }] }),
  'reads how stock moved': (program, { product }) => program.ask(`{ productMovements(product: ${product}) { total } }`),
}

const ofCustomers: Record<string, Call> = {
  'lists customers': (program) => program.code('GET', 'customers'),
  'finds customers alike': (program) => program.ask('{ customersAlike(name: "Anna") { id } }'),
  'changes a phone number': (program, { customer }) =>
    program.ask(`mutation { updateCustomer(id: ${customer}, input: { city: "${another()}" }) { id } }`),
  'notes something of a customer': (program, { customer }) =>
    program.ask(`mutation { addCustomerNote(id: ${customer}, text: "x") { id } }`),
  'reads notes of a customer': (program, { customer }) => program.ask(`{ customerNotes(id: ${customer}) { text } }`),
}

const ofAppointments: Record<string, Call> = {
  'reads appointments of a day': (program) =>
    program.ask('{ appointmentsWithin(from: "2026-01-05T00:00:00.000Z", to: "2026-01-06T00:00:00.000Z") { id } }'),
  'cancels appointments': (program) => program.ask('mutation { cancelAppointments(ids: [], notify: false) { id } }'),
}

const allOf = (calls: Record<string, Call>, section: string): SectionCall[] =>
  Object.entries(calls).map(([does, call]) => ({ does, takes: [section], call }))

/** Who may do what with a token that is limited to sections. */
export const sectionCalls: readonly SectionCall[] = [
  ...allOf(ofProducts, 'producten'),
  ...allOf(ofCustomers, 'klanten'),
  ...allOf(ofAppointments, 'afspraken'),
  ...jobCalls('repair', 'statusRepair', 'status-repair', 'reparaties'),
  ...jobCalls('newPc', 'statusNewPc', 'status-new-pc', 'nieuwe-pcs'),
  titles('product-title-exists', 'producten'),
  titles('news-item-title-exists', 'nieuws'),
  titles('tip-title-exists', 'tips'),
  titles('page-menu-title-exists', "pagina's"),
  uploads('product', 'producten'),
  uploads('news-item', 'nieuws'),
  uploads('newsItem', 'nieuws'),
  uploads('tip', 'tips'),
  uploads('page', "pagina's"),
  uploads('status-repair'),
  uploads('customer'),
  uploads('nothing-at-all'),
  {
    does: 'reads the inbox',
    takes: [['emails', 'emails-mobiel', 'emails-hulp-op-afstand']],
    call: (program) => program.ask('{ inbox { total } }'),
  },
  {
    does: 'marks a message of a visitor as read',
    takes: ['emails'],
    call: async (program) => {
      const code = await program.ask('mutation { markMessageRead(kind: contact, id: 1, isRead: true) }')
      return code === 'NOT_FOUND' ? null : code
    },
  },
  {
    does: 'moves a page',
    takes: ["pagina's"],
    call: async (program) => {
      const code = await program.ask('mutation { movePage(id: 999999, version: 1, menu: main) { id } }')
      return code === 'NOT_FOUND' ? null : code
    },
  },
  {
    does: 'reads the list of sets of rights',
    takes: [],
    call: (program) => program.ask('{ accessTokenSets { name } }'),
  },
]
