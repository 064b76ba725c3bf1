package kodama.shot;

/** Why a shot is gone. */
public enum ShotEndReason {
    /** It hit someone, and does not pierce. */
    HIT,
    /** It left the field. */
    LEFT,
    /** Its life was over. */
    LIFE,
    /** Someone killed it, by its handle. */
    KILLED,
    /** It was taken away by a bomb or the like. */
    CANCELED,
    /** It was removed together with others. */
    CLEARED;

    /** Whether its look's ending is shown. */
    boolean showsEndEffect() {
        return this != LEFT && this != CLEARED;
    }
}
