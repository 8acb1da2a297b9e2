/** What the deployment sets for every page: the shop's time zone, and the currency of its prices. */
export interface Deployment {
  timeZone: string
  currency: string
}

let current: Deployment | undefined

/** Called before anything is rendered. It does not change while the process or the page lives. */
export function setDeployment(deployment: Deployment): void {
  if (current?.timeZone !== deployment.timeZone || current.currency !== deployment.currency) current = deployment
}

export function deployment(): Deployment {
  if (!current) throw new Error('Nothing is rendered before the deployment is known')
  return current
}
