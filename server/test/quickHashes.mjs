// The module hooks give this module alone the package itself.
import argon2 from '@node-rs/argon2'

/**
 * What tests get for `@node-rs/argon2`: hashes of the same kind, made and verified at a fraction of the cost. Hundreds of
 * tests log in, and few of them are about what a guess costs.
 * @type {import('@node-rs/argon2').Options}
 */
let costs = { memoryCost: 8, timeCost: 1 }

/**
 * For tests of the hashes themselves: what this work hashes costs what it does in production.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function hashedAsInProduction(work) {
  const usual = costs
  costs = {}
  try {
    return await work()
  } finally {
    costs = usual
  }
}

/** @param {string} text @param {import('@node-rs/argon2').Options} [options] */
export function hash(text, options) {
  return argon2.hash(text, { ...options, ...costs })
}

export const { parseOptions, verify } = argon2
