import { themeMessages } from '@/lib/shared/messages/shell'
import { type Theme, themes } from '@/lib/shared/theme'
import { MonitorIcon, MoonIcon, SunIcon } from './icons'
import { ThemeChoice } from './theme-choice'

const ICONS = { system: MonitorIcon, light: SunIcon, dark: MoonIcon } satisfies Record<Theme, unknown>

/** Light, dark, or as the device says. Takes effect at once and is remembered. */
export function ThemeSwitch({ initial }: { readonly initial: Theme }) {
  return (
    <ThemeChoice className="min-w-0">
      <legend className="mb-2 text-quiet">{themeMessages.legend}</legend>
      <div className="inline-flex flex-wrap rounded-control border-2 border-control p-0.5">
        {themes.map((theme) => (
          <ThemeOption key={theme} theme={theme} isInitial={theme === initial} />
        ))}
      </div>
    </ThemeChoice>
  )
}

function ThemeOption({ theme, isInitial }: { readonly theme: Theme; readonly isInitial: boolean }) {
  const ThemeIcon = ICONS[theme]
  return (
    <label className="theme-option">
      <input type="radio" name="theme" value={theme} defaultChecked={isInitial} className="sr-only" />
      <ThemeIcon size={18} />
      {themeMessages[theme]}
    </label>
  )
}
