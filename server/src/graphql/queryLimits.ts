/**
 * How much one call over GraphQL may ask for, and what that is measured by. Calls from within the product, REST among
 * them, run documents of its own and are not measured.
 */

/** Tokens of a document. The longest one of our own front ends, the form of a page, has some 600. */
export const mostTokens = 5000

/** Fields within fields. The picture of a news item in a block of a page is the fifth; introspection goes by nesting. */
export const mostDepth = 10

/**
 * Selections within selections, where a named fragment counts for two. A page of the site has 15, introspection 21. What
 * follows a document down takes some of the stack for each.
 */
export const mostNesting = 40

/** The form of a page gives other names to the four fields that its blocks have in different types. */
export const mostAliases = 50

/** Our own documents have none; a client that leaves out parts of a page needs one per part, say per kind of block. */
export const mostDirectives = 30

/** Root fields of a query: our own documents have one or two, a client that fetches a whole screen at once some more. */
export const mostQueryFields = 20

/** Root fields of a mutation. Each is a verdict on a password, a message sent or a picture encoded. */
export const mostMutations = 5

/**
 * Selections with every fragment written out, which is what would run. No document without fragments has more of them
 * than tokens, so more than these only come from fragments that multiply one another.
 */
export const mostSelections = 5000

/** Items of a list in the variables, no more than a document could spell out. A statement of SQL holds some 32,000. */
export const mostListed = mostTokens

/** One value of an answer: the unit of cost. Ten thousand take about 10 ms. */
export const valueCost = 1

/** A read that brings its own statements to the database, whatever little is asked of it. */
export const queryCost = 10

/** A write: statements that wait for one another, a password to be hashed, a picture to be encoded. */
export const mutationCost = 100

/** Rows of a list that says of itself neither how many nor up to which number; nine is a page of the site. */
export const usualRows = 10

/** Rows of a list of the schema itself: more than that, but they are in memory and cost little. */
export const introspectionRows = 5

/**
 * For whoever is not cms-admin. A page of the site with all its blocks costs 3,000, and a partner may read the stock of
 * a thousand products at once for 9,000.
 */
export const mostCost = 15_000

/** For cms-admin. A thousand whole news items cost 83,000, all that the back office asks when it opens 183,000. */
export const mostCostOfAdmin = 250_000
