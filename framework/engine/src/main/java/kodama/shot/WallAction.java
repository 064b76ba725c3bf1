package kodama.shot;

/** What a shot does when it meets a wall. */
public enum WallAction {
    /** It ends. */
    END,
    /** It is reflected. */
    BOUNCE,
    /** It stops at the wall and stays there. */
    STICK
}
