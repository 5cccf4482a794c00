/** [words](address) in a line of content: the words, then the address. */
export const linkSyntax = /\[([^\]]+)\]\(([^)\s]+)\)/g;
