/** What both engines must support; page.ts builds everything else on it. */
export type Driver = {
  /** Opens a full address and waits for its load event. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page and awaits its value. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks a point of the viewport. */
  click(point: { x: number; y: number }): Promise<void>;
  /** Types into the focused element; a line feed is the Enter key. */
  type(text: string): Promise<void>;
  press(key: 'ArrowLeft' | 'ArrowRight' | 'Enter'): Promise<void>;
  /** Sets the width in CSS pixels, or as narrow as the engine's window gets. */
  resize(width: number): Promise<void>;
  /** Returns a PNG of the viewport. */
  takePicture(): Promise<Uint8Array>;
  /** Closes the window and drops its storage. */
  close(): Promise<void>;
};

export type Engine = {
  name: 'Firefox' | 'WebKit';
  version: string;
  /** Opens a window with its own storage and history. */
  openWindow(): Promise<Driver>;
  stop(): Promise<void>;
};
