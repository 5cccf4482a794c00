export function stateId(state: string): string {
  return state.toLowerCase().replaceAll(' ', '-');
}

/** Id of a question on the home page, prefixed because sections have ids such as "contact". */
export const questionId = (key: string) => idOf('question', key);

export const tileId = (accidentType: string) => idOf('find', accidentType);

export function withoutAccents(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '');
}

function idOf(prefix: string, words: string): string {
  return [
    prefix,
    ...(withoutAccents(words)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []),
  ].join('-');
}
