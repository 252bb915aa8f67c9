/** Three pulsing dots: something is under way. Purely visual; whoever shows it also says so with `aria-busy`. Of borders, which forced colours leave. */
export function PendingDots() {
  return (
    <span aria-hidden="true" className="inline-flex gap-1.5">
      <span className="size-2 animate-pulse rounded-full border-4 border-current" />
      <span className="size-2 animate-pulse rounded-full border-4 border-current [animation-delay:200ms]" />
      <span className="size-2 animate-pulse rounded-full border-4 border-current [animation-delay:400ms]" />
    </span>
  )
}
