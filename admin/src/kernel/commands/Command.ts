/** Something that the command menu offers. */
export interface Command {
  id: string
  icon: string
  text: string
  /** Distinguishes it from others of the same name. */
  detail?: string
  /** The sentence that it was found by. */
  sentence?: { before: string; found: string; after: string }
  /** What else it is found by. */
  words?: string
  run: () => void
}

export interface CommandGroup {
  id: string
  title: string
  commands: Command[]
}
