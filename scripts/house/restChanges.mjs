/**
 * @typedef {import('./graphqlChanges.mjs').ApiChange} ApiChange
 * @typedef {Record<string, any>} Json
 */

/**
 * What was removed from the calls of REST, or changed so that programs for the last version no longer do. What is added
 * is free, unless a request must now have it.
 * @param {Json} last description by OpenAPI
 * @param {Json} present
 * @returns {ApiChange[]}
 */
export function restChanges(last, present) {
  /** @type {ApiChange[]} */
  const changes = []
  /** @param {string} what @param {string} said @param {Json} [removed] */
  const report = (what, said, removed) => {
    if (changes.some((change) => change.what === what && change.said === said)) return
    const wasDeprecated = removed?.deprecated === true
    changes.push({ what, said: `${what} ${said}`, isRemoval: removed !== undefined, wasDeprecated })
  }
  const schemas = schemaComparison(last, present, report)
  for (const [path, methods] of Object.entries(last.paths)) {
    for (const [method, before] of Object.entries(methods)) {
      const what = `${method.toUpperCase()} ${path}`
      const after = present.paths[path]?.[method]
      if (after) compareCall(what, before, after, report, schemas)
      else report(what, 'was removed.', before)
    }
  }
  return changes
}

/**
 * @param {string} what
 * @param {Json} before
 * @param {Json} after
 * @param {(what: string, said: string, removed?: Json) => void} report
 * @param {(what: string, before: Json, after: Json, isRequest: boolean) => void} compareSchemas
 */
function compareCall(what, before, after, report, compareSchemas) {
  const byName = new Map((after.parameters ?? []).map((/** @type {Json} */ one) => [one.name, one]))
  for (const parameter of before.parameters ?? []) {
    const own = byName.get(parameter.name)
    if (own) compareSchemas(`${what} ${parameter.name}`, parameter.schema, own.schema, true)
    else report(`${what} ${parameter.name}`, 'was removed.', parameter)
  }
  const known = new Set((before.parameters ?? []).map((/** @type {Json} */ { name }) => name))
  for (const { name, required } of after.parameters ?? []) {
    if (required && !known.has(name)) report(`${what} ${name}`, 'is required now.')
  }
  compareSchemas(`${what} body`, contentOf(before.requestBody), contentOf(after.requestBody), true)
  for (const [status, response] of Object.entries(before.responses)) {
    const own = after.responses[status]
    if (own) compareSchemas(`${what} ${status}`, contentOf(response), contentOf(own), false)
    else if (status.startsWith('2')) report(what, `is no longer answered with ${status}.`)
  }
}

/** @param {Json | undefined} described @returns {Json} */
function contentOf(described) {
  return described?.content?.['application/json']?.schema ?? {}
}

/**
 * @param {Json} last
 * @param {Json} present
 * @param {(what: string, said: string, removed?: Json) => void} report
 */
function schemaComparison(last, present, report) {
  /** @type {Set<string>} */
  const compared = new Set()
  /** @param {Json} document @param {Json} schema */
  const resolved = (document, schema) =>
    schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema

  /** @type {(what: string, before: Json, after: Json, isRequest: boolean) => void} */
  const compare = (what, before, after, isRequest) => {
    const name = before.$ref?.split('/').at(-1)
    if (name) {
      const key = `${name} ${isRequest}`
      if (compared.has(key)) return
      compared.add(key)
    }
    compareResolved(name ?? what, resolved(last, before) ?? {}, resolved(present, after) ?? {}, isRequest)
  }

  /** @type {(what: string, before: Json, after: Json, isRequest: boolean) => void} */
  const compareResolved = (what, before, after, isRequest) => {
    for (const [name, property] of Object.entries(before.properties ?? {})) {
      const own = after.properties?.[name]
      if (own) compare(`${what}.${name}`, property, own, isRequest)
      else report(`${what}.${name}`, 'was removed.', property)
    }
    const required = isRequest
      ? [after.required ?? [], before.required ?? []]
      : [before.required ?? [], after.required ?? []]
    for (const name of required[0].filter((/** @type {string} */ one) => !required[1].includes(one))) {
      if (isRequest) report(`${what}.${name}`, 'is required now.')
      else if (after.properties?.[name]) report(`${what}.${name}`, 'may be missing now.')
    }
    for (const value of (before.enum ?? []).filter((/** @type {any} */ one) => !(after.enum ?? [one]).includes(one))) {
      report(`${what}: ${value}`, 'was removed.', { deprecated: before['x-deprecated-values']?.includes(value) })
    }
    const [types, own] = [[before.type ?? []].flat(), [after.type ?? []].flat()]
    const [wider, narrower] = isRequest ? [types, own] : [own, types]
    const lost = narrower.length > 0 && wider.some((type) => !narrower.includes(type))
    if (lost) report(what, `changed its type from ${types.join(' or ')} to ${own.join(' or ')}.`)
    if (before.items && after.items) compare(`${what}[]`, before.items, after.items, isRequest)
    for (const choices of ['oneOf', 'anyOf']) {
      const present = after[choices] ?? []
      /** @type {Json[]} */
      const former = before[choices] ?? []
      // One that takes any value has said nothing of the value that could be lost.
      if (former.some((choice) => Object.keys(choice).length === 0)) continue
      for (const [index, choice] of former.entries()) {
        const twin =
          present.find((/** @type {Json} */ one) => choice.$ref && one.$ref === choice.$ref) ??
          (choice.$ref ? null : present[index])
        if (twin) compare(what, choice, twin, isRequest)
        else report(what, `lost the form ${choice.$ref?.split('/').at(-1) ?? index}.`)
      }
    }
  }
  return compare
}
