/**
 * What the specification's catalogue says of file storage and of the editing of exercises (first document, section 8).
 * Nothing is uploaded and no exercise is edited on this site; the services behind it may still fail with these codes.
 */
export const storageErrorMessages = {
  unknown: 'Ismeretlen hiba történt.',
  object_not_found: 'A fájl nem található.',
  bucket_not_found: 'A tárhely nem található.',
  project_not_found: 'A projekt nem található.',
  quota_exceeded: 'A tárhely megtelt.',
  unauthenticated: 'Lépj be, és próbáld újra!',
  unauthorized: 'Ehhez a művelethez a jelenlegi felhasználónak nincs jogosultsága.',
  retry_limit_exceeded: 'Időtúllépés. Próbáld újra később!',
  invalid_checksum: 'A fájl nem egyezik. Próbáld újra feltölteni!',
  canceled: 'A műveletet megszakították.',
  invalid_event_name: 'Hibás eseménynév.',
  invalid_url: 'Hibás URL.',
  'invalid-argument': 'Hibás a feltöltés formátuma.',
  no_default_bucket: 'Nincs beállítva alapértelmezett tárhely.',
  cannot_slice_blob: 'A fájl feltöltés közben megváltozott. Zárd be a többi programot, és próbáld újra!',
  server_wrong_file_size: 'Hibás fájlméret. Próbáld újra feltölteni!',
} as const

export const serverErrorMessages = {
  'exercise-update-error': 'Hiba történt a feladat módosítása közben.',
  'exercise-create-error': 'Hiba történt a feladat létrehozása közben.',
} as const
