import { encode } from 'uqr'

/** Modules of white around it that readers need. */
const quietZone = 4

interface QrCodeProps {
  text: string
  /** As CSS has it. */
  side: string
  /** The label for screen readers; by default the text itself. */
  label?: string
}

/** A text, such as an address, to be read by a phone. */
export function QrCode({ text, side, label = text }: QrCodeProps) {
  const { data } = encode(text, { ecc: 'M', border: quietZone })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      width={side}
      height={side}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  )
}
