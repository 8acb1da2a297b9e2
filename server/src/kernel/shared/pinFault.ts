/** The digits of a PIN. */
export const pinLength = { min: 4, max: 6 } as const

/** The PINs that people choose most besides the patterns below. */
const chosenByMany = ['1004', '2580', '0852', '1379', '159753', '147258', '147852', '159357', '520520', '696969']

/**
 * Why a PIN is refused: `digits` when it is not four to six digits, `weak` when it is among the first that anyone would try,
 * such as 0000, 1234, 1212, 1122 or a year of birth; null when it is accepted.
 */
export function pinFault(pin: string): 'digits' | 'weak' | null {
  if (!/^\d+$/.test(pin) || pin.length < pinLength.min || pin.length > pinLength.max) return 'digits'
  const isWeak = isSequence(pin) || isRepeated(pin) || isPairs(pin) || isYear(pin) || chosenByMany.includes(pin)
  return isWeak ? 'weak' : null
}

/** Digits that go up or down by the same step, over the 9 too: 0000, 1234, 8901, 2468, 9876. */
function isSequence(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, place) => (Number(digit) - Number(pin[place]) + 10) % 10)
  return new Set(steps).size === 1
}

/** A shorter piece over and over: 1212, 123123. */
function isRepeated(pin: string): boolean {
  return (pin + pin).indexOf(pin, 1) < pin.length
}

/** Each digit twice in a row, 1122 and 112233, or the same backwards, 1221 and 123321. */
function isPairs(pin: string): boolean {
  return /^(?:(\d)\1)+$/.test(pin) || pin === [...pin].reverse().join('')
}

function isYear(pin: string): boolean {
  return /^(?:19|20)\d\d$/.test(pin)
}
