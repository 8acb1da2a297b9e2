import { Extensions } from 'type-graphql'

const extension = 'reaches'

/**
 * Declares that a field answers something of another section of the back office, by its entity, which its type does not
 * say: a program that is limited to sections reads it with that section alone.
 */
export function Reaches(entity: string): MethodDecorator & PropertyDecorator {
  return Extensions({ [extension]: entity })
}

/** The entity that a field was declared to reach. */
export function reachedBy({ extensions }: { extensions?: unknown }): string | undefined {
  return (extensions as Record<string, string> | undefined)?.[extension]
}

const ownExtension = 'own'

/** Declares that a field answers what is the viewer's own, which colleagues read whatever their right reaches. */
export function OfViewer(): MethodDecorator & PropertyDecorator {
  return Extensions({ [ownExtension]: true })
}

/** Whether a field was declared to answer what is the viewer's own. */
export function isOfViewer({ extensions }: { extensions?: unknown }): boolean {
  return (extensions as Record<string, boolean> | undefined)?.[ownExtension] === true
}
