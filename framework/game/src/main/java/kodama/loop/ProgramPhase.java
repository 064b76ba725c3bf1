package kodama.loop;

/** The phases of the program, in the order in which they are first entered. */
public enum ProgramPhase {
    /** Only the request queue exists. */
    OVERALL_INIT,
    /** The loop object is created. */
    CREATE_LOOP,
    /** Starts what the loading mark needs: serial, opens no file. */
    INIT_1,
    /** Starts the other parts of the game, while the loading mark moves. */
    INIT_2,
    /** Builds the first scene; a simple reset returns here. */
    INIT_3,
    /** A changed frame rate takes effect. */
    FRAME_RATE,
    /** A frame of the game. */
    FRAME,
    /** Ends the scene before a simple reset. */
    END_1,
    /** Stops what init 2 and then init 1 started. */
    END_2,
    /** The exit code is known. */
    OVERALL_END;

    /** Returns whether a phase may come next. A failed init phase is also followed by {@link #END_2}. */
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
