import { textLimits } from '@shop/server/textLimits'
import type { IntlShape } from 'react-intl'
import type { LayoutData } from '../screens/LayoutData'
import type { Field, Values } from './Field'

/** Who fills in a form, by the names of the operations' inputs. */
export function personFields({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const line = (
    name: 'name' | 'email' | 'phone',
    rest: Pick<Field, 'kind' | 'label' | 'isRequired' | 'autoComplete'>,
  ) => ({ name, max: textLimits[name], ...rest }) satisfies Field
  return {
    name: line('name', {
      ...{ kind: 'text', label: formatMessage({ id: 'form.name' }), isRequired: true, autoComplete: 'name' },
    }),
    email: line('email', {
      ...{ kind: 'email', label: formatMessage({ id: 'form.emailField' }), isRequired: true, autoComplete: 'email' },
    }),
    phone: line('phone', {
      ...{ kind: 'tel', label: formatMessage({ id: 'form.phone' }), isRequired: false, autoComplete: 'tel' },
    }),
  } as const
}

/**
 * Fills in what the shop knows of a customer who is signed in, where nothing else was.
 * @param email the name of the field of the e-mail address
 */
export function withOwnValues(values: Values, viewer: LayoutData['viewer'], email = 'email'): Values {
  if (viewer?.role !== 'cms_status_user') return values
  return { ...values, name: values.name || viewer.name, [email]: values[email] || viewer.email }
}
