/** Texts of the check that no machine fills in a form. */
export const captchaMessages = {
  checking: 'Ellenőrizzük, hogy nem robot tölti-e ki…',
  checkYourself: 'Jelöld be, hogy nem vagy robot!',
  done: 'Rendben, nem robot vagy.',
  failed: 'Most nem sikerült ellenőrizni, hogy nem robot tölti-e ki.',
  retry: 'Újrapróbálom',
  /** In a form that asks for the check only now. */
  wanted: 'Innen most sokan regisztrálnak, ezért ellenőrizzük, hogy nem robot vagy. Amint kész, küldd el újra!',
  unfinished: 'Várj egy pillanatot, amíg ellenőrizzük, hogy nem robot vagy!',
} as const
