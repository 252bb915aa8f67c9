import { classNames } from './class-names'

/** A grey stand-in of known size for what is still loading. Silent; its surroundings say that they are busy. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-control bg-line', className)} />
}
