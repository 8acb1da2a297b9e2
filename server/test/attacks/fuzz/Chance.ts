/** Choices that look random and are the same for the same seed (mulberry32). */
export class Chance {
  private state: number

  constructor(readonly seed: number) {
    this.state = seed >>> 0
  }

  /** An independent generator, so that its values do not depend on how many were generated elsewhere. */
  branch(name: string): Chance {
    let hash = this.seed >>> 0
    for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
    return new Chance(hash)
  }

  /** From 0 up to, but not including, 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number {
    return Math.floor(this.fraction() * end)
  }

  /** True with this probability. */
  happens(howOften: number): boolean {
    return this.fraction() < howOften
  }

  oneOf<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value
  }
}
