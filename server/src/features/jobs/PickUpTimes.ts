import type { EntityManager } from 'typeorm'
import type { JobKind } from './jobKinds.js'

declare module '../../kernel/context/Context.js' {
  interface CoreServices {
    pickUpTimes: PickUpTimes
  }
}

/** Times at which jobs are collected or delivered, which the appointments give. */
export interface PickUpTimes {
  /** The jobs among these whose customers can choose a time: there is a kind for that, and none was chosen yet. */
  offeredTo(manager: EntityManager, kind: JobKind, jobs: readonly number[]): Promise<ReadonlySet<number>>
}
