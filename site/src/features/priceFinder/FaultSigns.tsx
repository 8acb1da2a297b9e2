/** As many as fit two lines of a phone. */
const maxSigns = 3

/** What people see of a fault, as the shop wrote it for those who search, the first words alone: `Scherm kapot, barst in scherm`. */
export function FaultSigns({ searchWords }: { searchWords?: string | null }) {
  const signs = (searchWords ?? '').split(/[,\n]/, maxSigns).map((sign) => sign.trim())
  const text = signs.filter(Boolean).join(', ')
  return text && <p className="fault__signs">{text.charAt(0).toUpperCase() + text.slice(1)}</p>
}
