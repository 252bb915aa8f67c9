import { type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { Button } from '@/components/ui/button'
import { SearchIcon } from '@/components/ui/icons'
import { INPUT_CLASS } from '@/components/ui/input-class'
import { searchMessages as messages } from '@/lib/shared/messages/search'
import { MAX_TERM_LENGTH } from '@/lib/shared/term-length'

interface SearchFormProps {
  readonly input: Ref<HTMLInputElement>
  /** What stands in the field at first; from then on the field keeps it itself. */
  readonly term: string
  readonly onType: (text: string) => void
  readonly onSubmit: (text: string) => void
  /** The hint below the field. */
  readonly children: ReactNode
}

/** The field and its button. Without a script it is a form that leads to the page with the hits. */
export function SearchForm({ input, term, onType, onSubmit, children }: SearchFormProps) {
  const id = useId()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(String(new FormData(event.currentTarget).get('q') ?? ''))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers know the element of this role only since 2023
    <form role="search" action="/search" onSubmit={handleSubmit}>
      <label htmlFor={id} className="block font-semibold">
        {messages.label}
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={term}
          maxLength={MAX_TERM_LENGTH}
          placeholder={messages.placeholder}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          onChange={(event) => onType(event.currentTarget.value)}
          className={`${INPUT_CLASS} min-w-0 text-lg`}
        />
        <Button type="submit" aria-label={messages.submit}>
          <SearchIcon size={22} />
          <span className="hidden sm:inline">{messages.submit}</span>
        </Button>
      </div>
      <div id={`${id}-hint`}>{children}</div>
    </form>
  )
}
