/** The day of the build in UTC, such as 2026-12-01. */
export function dayOfBuild(): string {
  return new Date().toISOString().slice(0, 10);
}
