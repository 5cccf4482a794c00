/**
 * What an engine must be able to do; all else is said in words over it (page.ts). Where an element is
 * and what it is called is determined in the page itself, so that both engines are asked in one way.
 */
export type Driver = {
  /** Goes to a full address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Returns what an expression is worth in the page, once it is settled where it is a promise. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses and releases the mouse at a point of what is seen, as a hand does. */
  click(point: { x: number; y: number }): Promise<void>;
  /** Types into what has the focus; a line feed is the Enter key. */
  type(text: string): Promise<void>;
  press(key: 'ArrowLeft' | 'ArrowRight' | 'Enter'): Promise<void>;
  /** Makes what is seen so many CSS pixels wide, or as narrow as the engine's window gets. */
  resize(width: number): Promise<void>;
  /** Returns a PNG of what is seen. */
  takePicture(): Promise<Uint8Array>;
  /** Closes the window with all that it has kept. */
  close(): Promise<void>;
};

export type Engine = {
  name: 'Firefox' | 'WebKit';
  version: string;
  /** Opens a window that shares nothing with another: no storage, no history. */
  openWindow(): Promise<Driver>;
  stop(): Promise<void>;
};
