import type { SkillState } from '@/lib/domain/practice/model'

/** From an empty ring to a full crown: the state is told by shape as well as by the words beside it. */
const PATHS: Readonly<Record<SkillState, string | undefined>> = {
  new: undefined,
  started: 'M12 12v8M12 14c-3 0-4.5-1.5-4.5-4 2.8 0 4.5 1.3 4.5 4Z',
  working: 'M12 11v9M12 14c-4 0-6-2-6-5.5 3.8 0 6 1.9 6 5.5ZM12 12c0-3.6 2.2-5.5 6-5.5 0 3.5-2 5.5-6 5.5Z',
  sure: 'M12 13v8M5 9.5a4 4 0 0 1 3-3.9 4.2 4.2 0 0 1 8 0 4 4 0 0 1 3 3.9 4 4 0 0 1-4 4H9a4 4 0 0 1-4-4Z',
}

/** A plant that grows with a skill. It only accompanies the words. */
export function SkillStateMark({ state }: { readonly state: SkillState }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={28}
      height={28}
      aria-hidden="true"
      className={state === 'new' ? 'shrink-0 text-control' : 'shrink-0 text-leaf'}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinejoin="round"
      strokeLinecap="round"
      fill={state === 'sure' ? 'currentColor' : 'none'}
    >
      {state === 'new' ? <circle cx={12} cy={12} r={7} strokeDasharray="2 3" /> : <path d={PATHS[state]} />}
    </svg>
  )
}
