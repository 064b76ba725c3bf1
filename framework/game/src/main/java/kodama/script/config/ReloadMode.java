package kodama.script.config;

/** Where the game continues in {@code kodama dev} after a file of it was saved. */
public enum ReloadMode {
    /** At the last checkpoint. */
    CHECKPOINT,
    /** At the same tick: the recorded input is played again up to it. */
    RESUME,
    /** At its start. */
    RESTART
}
