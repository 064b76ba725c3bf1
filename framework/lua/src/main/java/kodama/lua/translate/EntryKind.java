package kodama.lua.translate;

/** How a method of a translated function is entered. */
enum EntryKind {
    /** By a call. */
    CALL,
    /** By a call whose arguments are numbers and whose result is expected to be a number. */
    NUMBERS,
    /** From an interpreter frame, at its current instruction. */
    FRAME,
    /** By a call or from a frame. */
    ANY;

    boolean isCallEntry() {
        return this != FRAME;
    }

    boolean isFrameEntry() {
        return this == FRAME || this == ANY;
    }

    boolean isNumberEntry() {
        return this == NUMBERS;
    }
}
