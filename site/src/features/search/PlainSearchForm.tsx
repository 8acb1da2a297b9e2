import { screenAddress } from '@shop/server/screens'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLanguage } from '../../kernel/screens/useLayout'

/** The search field as it is before any code for it is loaded. */
export function PlainSearchForm() {
  const language = useLanguage()
  const id = useId()
  return (
    <search className="search">
      <form className="search-form" action={screenAddress('search', language)}>
        <label className="visually-hidden" htmlFor={id}>
          <FormattedMessage id="layout.search" />
        </label>
        <input id={id} type="search" name="q" maxLength={100} autoComplete="off" />
        <button type="submit" className="button button--primary">
          <FormattedMessage id="layout.search" />
        </button>
      </form>
    </search>
  )
}
