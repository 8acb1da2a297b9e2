/** Something that the command menu offers. */
export interface Command {
  id: string
  icon: string
  text: string
  /** What tells it from its namesakes. */
  detail?: string
  run: () => void
}

export interface CommandGroup {
  id: string
  title: string
  commands: Command[]
}
