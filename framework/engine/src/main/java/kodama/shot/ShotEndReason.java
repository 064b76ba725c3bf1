package kodama.shot;

/** Why a shot ended. */
public enum ShotEndReason {
    /** It hit a target and does not pierce. */
    HIT,
    /** It left the field. */
    LEFT,
    /** It met a wall at which it ends. */
    WALL,
    /** It reached the end of its life. */
    LIFE,
    /** It was killed through its handle. */
    KILLED,
    /** It was canceled, for example by a bomb. */
    CANCELED,
    /** It was removed together with others, without an end effect. */
    CLEARED;

    /** Returns whether the end effect of the look is shown. */
    boolean showsEndEffect() {
        return this != LEFT && this != CLEARED;
    }
}
