/** The colours of the back office by their role. Every pair that is used together has a contrast of at least 4.5 : 1. */
export interface BackOfficeColours {
  ground: string
  paper: string
  ink: string
  quiet: string
  accent: string
  accentStrong: string
  onAccent: string
  soft: string
  line: string
  controlLine: string
  rail: string
  railInk: string
  railQuiet: string
  railChosen: string
  railAccent: string
  good: string
  bad: string
  warning: string
  info: string
}
