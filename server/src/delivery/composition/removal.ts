import { features } from '../../features/features.js'
import type { Removal } from '../../features/retention/Cleaning.js'
import type { Feature, Removers } from '../../kernel/Feature.js'
import { retentionKinds } from '../../kernel/settings/retentionPeriods.js'

/** What all features remove. @throws Error for a retention period at whose end nothing is removed, or by two */
export function removalOf(all: readonly Feature[]): Removal {
  const removers = retentionKinds.map((kind) => {
    const [remover, second] = all.flatMap(({ retention }) => retention?.[kind] ?? [])
    if (!remover || second) {
      throw new Error(
        `${second ? 'Several features remove' : 'No feature removes'} ${kind}: see retention in their feature.ts.`,
      )
    }
    return [kind, remover] as const
  })
  return {
    removers: Object.fromEntries(removers) as Removers,
    expire: all.flatMap(({ expire }) => expire ?? []),
  }
}

export const removal = removalOf(features)
