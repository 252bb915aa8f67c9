import Link from 'next/link'
import { ChipLinks } from '@/components/ui/chip-links'
import { ChevronDownIcon } from '@/components/ui/icons'
import type { MapAnswer } from '@/lib/domain/practice/model'
import { mapMessages as messages } from '@/lib/shared/messages/practice'
import { SkillStateMark } from './skill-state-mark'

type MappedSkill = MapAnswer['topics'][number]['skills'][number]

/** The skills of a grade by topic, with how far one is with each in words. */
export function MapPage({ map: { grade, grades, topics } }: { readonly map: MapAnswer }) {
  return (
    <div className="page-width max-w-[52rem] pb-20">
      <h1 className="mt-8 text-title">{messages.title}</h1>
      <p className="mt-2 text-lg text-quiet">{messages.lead}</p>
      <ChipLinks
        label={messages.grades}
        links={grades.map((each) => ({
          href: `/map?grade=${each}`,
          text: messages.grade(each),
          isCurrent: each === grade,
        }))}
      />
      {topics.map(({ id, title, skills }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
            {skills.map((skill) => (
              <li key={skill.id}>
                <SkillRow {...skill} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-10 text-quiet">{messages.rule}</p>
    </div>
  )
}

function SkillRow({ title, state, refresh, exercises }: MappedSkill) {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer items-center gap-x-4 px-4 py-2.5 hover:bg-leaf-wash sm:px-5">
        <SkillStateMark state={state} />
        <span className="min-w-0 grow leading-snug">
          <span className="block font-medium">{title}</span>
          <span className="block text-base text-quiet">
            {messages.states[state]}
            {refresh && <span className="font-semibold text-sun-ink"> · {messages.refresh}</span>}
          </span>
        </span>
        <ChevronDownIcon size={18} className="shrink-0 text-leaf transition-transform group-open:rotate-180" />
      </summary>
      <ul className="px-4 pb-4 sm:px-5">
        {exercises.map((exercise) => (
          <li key={exercise.path}>
            <Link
              href={exercise.path}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
            >
              {exercise.title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
