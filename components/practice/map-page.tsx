import { signOf } from '@/components/grove/draw-tree'
import { LeafMark } from '@/components/grove/grove-tree'
import { skillsInWords } from '@/components/grove/grove-words'
import { HowWeCountLink } from '@/components/how-we-count/how-we-count-link'
import { ChipLinks } from '@/components/ui/chip-links'
import { GradeText } from '@/components/ui/grade-text'
import { ChevronDownIcon } from '@/components/ui/icons'
import { SiteLink } from '@/components/ui/site-link'
import type { MapAnswer } from '@/lib/domain/practice/model'
import { plantGrove } from '@/lib/domain/practice/model/plant-grove'
import { groveMessages } from '@/lib/shared/messages/grove'
import { mapMessages as messages } from '@/lib/shared/messages/practice'
import { MapKey, MapPicture } from './map-picture'
import { PlacementLink } from './placement/placement-link'
import { skillPlace } from './skill-place'

type MappedSkill = MapAnswer['topics'][number]['skills'][number]

/** The skills of a grade by topic, as a grove and, below it, as a list with how far one is with each in words. */
export function MapPage({ map: { grade, grades, topics } }: { readonly map: MapAnswer }) {
  const skills = topics.flatMap((topic) => topic.skills)
  const titles = new Map(skills.map(({ id, title }) => [id, title]))
  return (
    <div className="page-width pb-20">
      <h1 className="mt-8 text-title">{messages.title}</h1>
      <p className="mt-2 text-lg text-quiet">{messages.lead}</p>
      <ChipLinks
        label={messages.grades}
        links={grades.map((each) => ({
          href: `/map?grade=${each}`,
          text: <GradeText grade={each} />,
          isCurrent: each === grade,
        }))}
      />
      {skills.length > 0 && (
        <section id="picture" aria-labelledby="grove" className="mt-8 scroll-mt-20">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 id="grove" className="text-heading">
              {groveMessages.pictureTitle}
            </h2>
            <OtherView to="list" text={groveMessages.list} />
          </div>
          <p className="mt-1 text-quiet">{groveMessages.pictureLead}</p>
          <p className="mt-1 font-medium">{groveMessages.grove(plantGrove(topics).length, skillsInWords(skills))}</p>
          <MapKey />
          <MapPicture topics={topics} />
        </section>
      )}
      <div id="list" className="mt-12 max-w-[52rem] scroll-mt-20">
        {skills.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 className="text-heading">{groveMessages.listTitle}</h2>
            <OtherView to="picture" text={groveMessages.picture} />
          </div>
        )}
        {topics.map((topic) => (
          <section key={topic.id} aria-labelledby={topic.id} className="mt-8">
            <h3 id={topic.id} className="text-xl">
              {topic.title}
            </h3>
            <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
              {topic.skills.map((skill) => (
                <li key={skill.id}>
                  <SkillRow skill={skill} titles={titles} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="mt-10 text-quiet">{messages.rule}</p>
        <p className="mt-2">
          <HowWeCountLink />
        </p>
        <PlacementLink />
      </div>
    </div>
  )
}

/** The way from one view to the other, on the same page. */
function OtherView({ to, text }: { readonly to: 'picture' | 'list'; readonly text: string }) {
  return (
    <a href={`#${to}`} className="chip print:hidden">
      {text}
    </a>
  )
}

interface SkillRowProps {
  readonly skill: MappedSkill
  /** Of all skills of the map, by id. */
  readonly titles: ReadonlyMap<string, string>
}

/** A browser that is led to the place inside opens the row. */
function SkillRow({
  skill: { id, title, state, refresh, after, last, rounds, exercises, wiki },
  titles,
}: SkillRowProps) {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer items-center gap-x-4 px-4 py-2.5 hover:bg-leaf-wash sm:px-5">
        <LeafMark state={state} sign={signOf(id)} />
        <span className="min-w-0 grow leading-snug">
          <span className="block font-medium">{title}</span>
          <span className="block text-base text-quiet">
            {messages.states[state]}
            {refresh && <span className="font-semibold text-sun-ink"> · ↻ {messages.refresh}</span>}
          </span>
        </span>
        <ChevronDownIcon size={18} className="shrink-0 text-leaf transition-transform group-open:rotate-180" />
      </summary>
      <div id={skillPlace(id)} className="scroll-mt-40 px-4 pb-4 text-base sm:px-5">
        {last && rounds.length === 0 && <p className="text-quiet">{messages.last(last.day, last.rating)}</p>}
        {rounds.length > 0 && <LastRounds rounds={rounds} />}
        {after.length > 0 && (
          <p className="text-quiet">{messages.after(after.flatMap((before) => titles.get(before) ?? []).join(', '))}</p>
        )}
        <ul>
          {exercises.map((exercise) => (
            <li key={exercise.path}>
              <PageLink {...exercise} />
            </li>
          ))}
        </ul>
        {wiki && (
          <p className="text-quiet">
            {messages.wiki} <PageLink {...wiki} />
          </p>
        )}
      </div>
    </details>
  )
}

function LastRounds({ rounds }: Pick<MappedSkill, 'rounds'>) {
  return (
    <>
      <p className="text-quiet">{messages.rounds}</p>
      <ul className="mb-2 list-disc pl-5 text-quiet">
        {rounds.map(({ day, exercise, rating }, index) => (
          <li key={`${index} ${day}`}>{messages.round(day, exercise, rating)}</li>
        ))}
      </ul>
    </>
  )
}

/** What trains a skill, or explains it. */
function PageLink({ title, path }: MappedSkill['exercises'][number]) {
  return (
    <SiteLink
      href={path}
      className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
    >
      {title}
    </SiteLink>
  )
}
