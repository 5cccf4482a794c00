/** What both engines must support; page.ts builds everything else on it. */
export type Driver = {
  open(address: string): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
  click(point: { x: number; y: number }): Promise<void>;
  /** Types into the focused element; a line feed is the Enter key. */
  type(text: string): Promise<void>;
  /** Sets the width in CSS pixels, or as narrow as the engine's window gets. */
  resize(width: number): Promise<void>;
  takeScreenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
};

export type Engine = {
  name: 'Firefox' | 'WebKit';
  version: string;
  openWindow(): Promise<Driver>;
  stop(): Promise<void>;
};
