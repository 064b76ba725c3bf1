package kodama.script.feel;

/** How the picture is covered when the scene changes. */
public enum TransitionKind {
    /** Mixes the picture with the color. */
    FADE,
    /** Moves the color in from one side, and out at the other. */
    WIPE,
    /** Leaves a circle that becomes smaller. */
    IRIS,
    /** Enlarges the pixels, then fades. */
    MOSAIC,
    /** Closes two halves like a sliding door. */
    DOORS
}
