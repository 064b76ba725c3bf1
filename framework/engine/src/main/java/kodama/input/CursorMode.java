package kodama.input;

/** The mode of the mouse cursor over the game. */
public enum CursorMode {
    /** Shown while it moves, if the game uses the mouse. */
    AUTO,
    /** Always shown. */
    SHOWN,
    /** Hidden over the game. */
    HIDDEN,
    /** Hidden and kept in the center of the game, so that the mouse can be moved endlessly. */
    CAUGHT
}
