/** `_ga` and `_ga_<container>` are all that the measuring program sets. */
const NAME = /^_ga(?:_\w+)?$/

/** Deletes the cookies of the analytics, on whichever of the site's domains they were set. */
export function deleteAnalyticsCookies(): void {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  for (const name of names.filter((other) => NAME.test(other))) {
    for (const domain of ['', ...domainsOf(window.location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
    }
  }
}

/** `www.matek.hu` and `matek.hu`, from the name of a host to the shortest that a cookie may be set on. */
function domainsOf(host: string): readonly string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
