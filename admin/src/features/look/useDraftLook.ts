import { useWatch } from 'react-hook-form'
import type { ImageValue } from '../../kernel/graphql/ImageValue'
import { useDebounced } from '../../kernel/typing/useDebounced'

/** The look as the form has it, as the server takes it in an address. */
export interface DraftLook {
  styles: string
  images: string
}

const color = /^#[0-9a-f]{6}$/i
const styled = ['accentColor', 'groundColor', 'headingFace', 'edgeShape'] as const

export function useDraftColors(): { accentColor: string; groundColor: string } {
  const [accentColor, groundColor] = useWatch({ name: ['accentColor', 'groundColor'] })
  return { accentColor: lowered(accentColor), groundColor: lowered(groundColor) }
}

/** After a pause in typing; what is no colour yet is left out, so that the last one stays. */
export function useDraftLook(): DraftLook {
  const values = useWatch({ name: [...styled] })
  const [logo, logoDark] = useWatch({ name: ['logo', 'logoDark'] }) as (ImageValue | null | undefined)[]
  const chosen = styled.map((name, index) => [name, lowered(values[index])])
  const styles = new URLSearchParams(chosen.filter(([name, value]) => isUsable(String(name), String(value))))
  const images = new URLSearchParams({ logo: logo?.url ?? '', logoDark: logoDark?.url ?? '' })
  return { styles: useDebounced(styles.toString()), images: images.toString() }
}

function isUsable(name: string, value: string): boolean {
  return name.endsWith('Color') ? color.test(value) : value !== ''
}

function lowered(value: unknown): string {
  return String(value ?? '').toLowerCase()
}
