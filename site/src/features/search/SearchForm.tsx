import { screenAddress } from '@shop/server/screens'
import { maxSearchCharacters } from '@shop/server/textLimits'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { withQuery } from '../../kernel/addresses/addresses'
import { useHydrated } from '../../kernel/browser/useHydrated'
import { useMountEffect } from '../../kernel/browser/useMountEffect'
import { useLanguage } from '../../kernel/screens/useLayout'
import { MarkedText } from './MarkedText'
import { searchedText, searchParameter } from './searchedText'
import { useSuggestions } from './useSuggestions'

interface SearchFormProps {
  /** What stands in the field at first. */
  q: string
  /** Whether visitors came here to type. */
  isFocused?: boolean
}

/** The search field, with suggestions below it while one types: a combobox, and a plain form where there are no scripts. */
export function SearchForm({ q, isFocused = false }: SearchFormProps) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const isHydrated = useHydrated()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(q)
  /** What the suggestions are for; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed, language)
  const isOpen = typed !== null && suggestions.length > 0
  const address = screenAddress('search', language)
  const close = () => {
    setTyped(null)
    setActive(-1)
  }

  // It may have been typed before hydration.
  useMountEffect(() => setText(input.current?.value ?? q))
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    close()
    navigate(withQuery(address, { [searchParameter]: searchedText(text) }))
  }
  const step = (by: 1 | -1) => {
    const places = suggestions.length + 1
    setActive((now) => ((now + 1 + by + places) % places) - 1)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const chosen = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) step(event.key === 'ArrowDown' ? 1 : -1)
      else setTyped(text)
    } else if (event.key === 'Escape' && isOpen) {
      // The browser empties the field itself with the next one.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault()
      close()
      navigate(chosen.address)
    }
  }
  const combobox = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
  }
  return (
    <search className="search">
      <form className="search-form" action={address} onSubmit={submit}>
        <label className="visually-hidden" htmlFor={id}>
          <FormattedMessage id="layout.search" />
        </label>
        <div className="search-form__field">
          <input
            ref={input}
            id={id}
            type="search"
            name={searchParameter}
            value={text}
            maxLength={maxSearchCharacters}
            autoComplete="off"
            {...combobox}
            onChange={({ target: { value } }) => {
              setText(value)
              setTyped(value)
              setActive(-1)
            }}
            onKeyDown={press}
            onBlur={close}
          />
          {isOpen && (
            <div
              id={`${id}-list`}
              className="suggestions"
              role="listbox"
              tabIndex={-1}
              aria-label={formatMessage({ id: 'search.suggestions' })}
            >
              {suggestions.map((suggestion, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as comboboxes do.
                <div
                  key={`${suggestion.kind} ${suggestion.id}`}
                  id={`${id}-${index}`}
                  className="suggestion"
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  // The field keeps the focus.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => {
                    close()
                    navigate(suggestion.address)
                  }}
                >
                  <span className="suggestion__title">
                    <MarkedText segments={suggestion.title} />
                  </span>
                  <span className="suggestion__kind">
                    <FormattedMessage id={`search.kind.${suggestion.kind}`} />
                    {suggestion.price && <> · {suggestion.price}</>}
                  </span>
                </div>
              ))}
            </div>
          )}
          <span className="visually-hidden" role="status">
            {typed !== null && isOpen && (
              <FormattedMessage id="search.suggested" values={{ total: suggestions.length }} />
            )}
          </span>
        </div>
        <button type="submit" className="button button--primary">
          <FormattedMessage id="layout.search" />
        </button>
      </form>
    </search>
  )
}
