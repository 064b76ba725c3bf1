package kodama.shot.look;

/** How bright a part of a drawing is; which color that comes to, a {@link ShotColor} says. */
enum Tone {
    /** The outline. */
    DARK,
    /** A shadow within the outline. */
    DEEP,
    /** The color itself. */
    FULL,
    LIGHT,
    /** Almost white. */
    PALE,
    /** Seen through. */
    GLASS
}
