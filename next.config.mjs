/** @type {import('next').NextConfig} */
export default { serverExternalPackages: ['better-sqlite3', '@node-rs/argon2', 'firebase-admin'] }
