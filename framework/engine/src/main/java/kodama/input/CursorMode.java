package kodama.input;

/** How a game wants the mouse's cursor to be. */
public enum CursorMode {
    /** Seen while it is moved, unless the game has nothing to do with it. */
    AUTO,
    /** Seen. */
    SHOWN,
    /** Not seen over the game. */
    HIDDEN,
    /** Not seen, and held in the middle of the game, so that the mouse can be moved without end. */
    CAUGHT
}
