package kodama.loop;

/** The phases of the program's life, in the order in which they are first entered. */
public enum ProgramPhase {
    /** The request queue is there; nothing else is. */
    OVERALL_INIT,
    /** The loop object is made. */
    CREATE_LOOP,
    /** What the loading mark needs: serial, opens no file. */
    INIT_1,
    /** The other parts of the game, while the loading mark moves. */
    INIT_2,
    /** The first scene; a simple reset comes back here. */
    INIT_3,
    /** A changed frame rate takes effect. */
    FRAME_RATE,
    /** A frame of the game. */
    FRAME,
    /** Clears the way for a simple reset. */
    END_1,
    /** Undoes init 2 and then init 1. */
    END_2,
    /** The exit code is known. */
    OVERALL_END;

    /** Whether a phase may come next. An init phase that fails goes to {@link #END_2}, too. */
    public boolean mayPrecede(ProgramPhase next) {
        return switch (this) {
            case OVERALL_INIT, END_2 -> next == CREATE_LOOP || next == OVERALL_END;
            case CREATE_LOOP -> next == INIT_1 || next == CREATE_LOOP;
            case INIT_1 -> next == INIT_2 || next == END_2;
            case INIT_2, END_1 -> next == INIT_3 || next == END_2;
            case INIT_3, FRAME -> next == FRAME_RATE || next == FRAME || next == END_1 || next == END_2;
            case FRAME_RATE -> next == FRAME || next == END_2;
            case OVERALL_END -> false;
        };
    }
}
