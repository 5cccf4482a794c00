// Limits against hanging, in milliseconds. They never say how fast something is: a busy machine is no failure.

/** For what a test waits for, such as a part of a page. */
export const eventLimit = 120_000;

/** For a whole test, or a server's start with the build before it. */
export const testLimit = 10 * eventLimit;
