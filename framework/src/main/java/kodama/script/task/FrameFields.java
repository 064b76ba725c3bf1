package kodama.script.task;

/**
 * Bits for the fields that the framework asks a task's table for in every frame.
 *
 * <p>A task notes which of them its table was ever given. Most tasks are never given most of them, and what was never
 * given need not be looked up.
 */
final class FrameFields {
    static final int NOTHING = 0;
    static final int VISIBLE = 1;
    static final int SPRITE = 2;
    static final int FRAME = 4;
    static final int DRAW = 8;
    static final int HITBOX = 16;
    static final int HITS = 32;

    /** Any of the fields that change how a sprite looks. */
    static final int LOOK = 64;

    static final int GRAZE = 128;
    static final int HITBOX_TURNS = 256;

    private FrameFields() {}
}
