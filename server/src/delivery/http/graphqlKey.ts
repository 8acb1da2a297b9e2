import { Kind, parse, stripIgnoredCharacters } from 'graphql'
import { LRUCache } from 'lru-cache'
import { mergesTooMuch } from '../../kernel/graphql/mergingCost.js'
import { QueryLimitExceeded } from '../../kernel/graphql/QueryLimitExceeded.js'
import { maxTokens } from '../../kernel/graphql/queryLimits.js'

/** A call of GraphQL as it was sent. */
interface GraphqlCall {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

interface KnownDocument {
  /** Without spaces, commas and comments. */
  text: string
  /** The variables that each operation declares. */
  declared: { name: string | null; variables: string[] }[]
  mergesTooMuch: boolean
}

/** Characters; the longest document of our own front ends has some 10,000. */
const longestDocument = 20_000

const documents = new LRUCache<string, KnownDocument>({
  maxSize: 1_000_000,
  sizeCalculation: ({ text }, sent) => sent.length + text.length + 1,
})

/**
 * What the answer to a call depends on: the document without its layout, the operation, and the variables that this one
 * declares. Null for a call that cannot be read.
 */
function graphqlMeaning({ query, operationName, variables, extensions }: GraphqlCall): unknown[] | null {
  const [given, extended] = [recordOf(variables), recordOf(extensions)]
  if (!given || !extended) return null
  const { persistedQuery = null } = extended
  const name = operationName ?? null
  // Of a document that is named by its hash alone, the declared variables are not known here.
  if (query === undefined) return persistedQuery === null ? null : [persistedQuery, name, Object.entries(given).sort()]
  if (typeof query !== 'string' || query.length > longestDocument) return null
  const document = knownDocument(query)
  const operation = document?.declared.find((each) => name === null || each.name === name)
  if (!document || !operation) return null
  // A variable that was not given has another meaning than one that is null.
  const declared = operation.variables.map((each) => (Object.hasOwn(given, each) ? [given[each]] : []))
  return [document.text, document.declared.length > 1 ? name : null, declared, persistedQuery]
}

function recordOf(value: unknown): Record<string, unknown> | null {
  if (value === undefined || value === null) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null
}

function knownDocument(query: string): KnownDocument | null {
  const known = documents.get(query)
  if (known) return known
  try {
    const parsed = parse(query, { noLocation: true, maxTokens })
    const declared = parsed.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? [
            {
              name: definition.name?.value ?? null,
              variables: (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
            },
          ]
        : [],
    )
    const document = { text: stripIgnoredCharacters(query), declared, mergesTooMuch: mergesTooMuch(parsed) }
    if (query.length <= longestDocument) documents.set(query, document)
    return document
  } catch {
    return null
  }
}

/**
 * Refuses a document whose validation would take too long, before it is validated. What is wrong with it besides is left
 * to GraphQL.
 * @throws QueryLimitExceeded
 */
export function assertMergeable(query: unknown): void {
  if (typeof query === 'string' && knownDocument(query)?.mergesTooMuch) throw new QueryLimitExceeded('selections')
}

/** What the answer to a call with this body depends on; null for one that cannot be read. @throws SyntaxError when it is not JSON */
export function sentMeaning(body: string): unknown[] | null {
  const sent = recordOf(JSON.parse(body))
  return sent && graphqlMeaning(sent)
}

/** The same of a GET request, whose parameters are each given once. @throws SyntaxError when one is not JSON */
export function askedMeaning(parameters: URLSearchParams): unknown[] | null {
  const [variables, extensions] = ['variables', 'extensions'].map((name) => {
    const text = parameters.get(name)
    return text ? (JSON.parse(text) as unknown) : undefined
  })
  const query = parameters.get('query') ?? undefined
  return graphqlMeaning({ query, operationName: parameters.get('operationName'), variables, extensions })
}
