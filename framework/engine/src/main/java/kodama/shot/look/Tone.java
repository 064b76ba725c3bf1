package kodama.shot.look;

/** The tones of a drawing, which a {@link ShotColor} maps to colors. */
enum Tone {
    /** The outline. */
    DARK,
    /** A shadow inside the outline. */
    DEEP,
    /** The color itself. */
    FULL,
    LIGHT,
    /** Almost white. */
    PALE,
    /** Translucent. */
    GLASS
}
