/** Takes a function of one value and returns one that runs it once for each value and keeps the result. */
export function memoize<Value, Result>(run: (value: Value) => Result): (value: Value) => Result {
  const kept = new Map<Value, Result>();
  return (value) => {
    if (!kept.has(value)) kept.set(value, run(value));
    return kept.get(value) as Result;
  };
}
