import { useId } from 'react'

interface ChoiceFieldProps {
  name: string
  label: string
  /** The value that is chosen at first. */
  chosen: string
  /** Values with their words and how many there are of each. */
  options: [value: string, words: string, count?: number][]
}

/** One of a few choices that narrow a list. */
export function ChoiceField({ name, label, chosen, options }: ChoiceFieldProps) {
  const id = useId()
  const known = options.some(([value]) => value === chosen)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        {options.map(([value, words, count]) => (
          <option key={value} value={value}>
            {count === undefined ? words : `${words} (${count})`}
          </option>
        ))}
        {/* Nothing has it together with the other choices: it stays chosen, so that it can be taken back. */}
        {!known && <option value={chosen}>{`${chosen} (0)`}</option>}
      </select>
    </div>
  )
}
