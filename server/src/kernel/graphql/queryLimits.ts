/**
 * The limits of one GraphQL request and the units of its cost. Calls from within the product, including REST, run its
 * own documents and are not limited.
 */

/** Tokens of a document. The longest one of our own front ends, the form of a page, has some 600. */
export const maxTokens = 5000

/** Nested fields. The image of a news item in a block of a page is the fifth; introspection has `maxNesting` only. */
export const maxDepth = 10

/**
 * Nested selections; a named fragment counts as two. A page of the site has 15, introspection 21. Traversing a document
 * uses stack for each level.
 */
export const maxNesting = 40

/** The form of a page needs four, for fields whose types differ between blocks. */
export const maxAliases = 50

/** Our own documents have none; a client that skips parts of a page needs one per part. */
export const maxDirectives = 30

/** Root fields of a query: our own documents have one or two, a client that fetches a whole screen a few more. */
export const maxQueryFields = 20

/** Root fields of a mutation. Each may check a password, send a message or encode an image. */
export const maxMutations = 5

/**
 * Selections after expanding every fragment. Without fragments there are never more of them than tokens, so only
 * fragments that multiply one another exceed this.
 */
export const maxSelections = 5000

/** Faults of a document that are reported. */
export const maxFaults = 20

/**
 * Selections, and comparisons of two of one name with each other. Our own documents need 3,000, and a client that puts its
 * document together from a hundred parts 10,000; twice as many take some 4 ms.
 */
export const maxMerging = 20_000

/** Items of a list in the variables, as many as a document could contain. An SQL statement holds some 32,000 values. */
export const maxListed = maxTokens

/** One value of an answer: the unit of cost. Ten thousand take about 10 ms. */
export const valueCost = 1

/** The base cost of a query, for its own SQL statements. */
export const queryCost = 10

/** The base cost of a mutation: sequential statements, hashing a password, encoding an image. */
export const mutationCost = 100

/** Assumed rows of a list within a record, such as the cards of a block. Other lists are counted, and have as many at least. */
export const usualRows = 10

/** Assumed rows of a list of the schema itself: fewer than in reality, because they are in memory and cost little. */
export const introspectionRows = 5

/**
 * For every role but cms-admin. A page of the site with all its blocks costs 3,000; the stock of a thousand products,
 * which a partner may read in one request, 9,000.
 */
export const maxCost = 15_000

/** For cms-admin. A thousand full news items cost 83,000, the startup of the back office 183,000. */
export const maxCostOfAdmin = 250_000

/** Bytes of an answer for every role but cms-admin. A thousand tips with their texts have 4 MB. */
export const maxBytes = 8_000_000

/** For cms-admin, who exports lists with their texts. */
export const maxBytesOfAdmin = 64_000_000
