/** Undefined if it throws, as storage does where a browser blocks it. */
export function tried<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
