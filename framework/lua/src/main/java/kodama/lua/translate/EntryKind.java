package kodama.lua.translate;

/** From where a method of a translated function is entered. */
enum EntryKind {
    /** From a call. */
    CALL,
    /** From a call whose arguments are numbers, and which had better give one back. */
    NUMBERS,
    /** From a frame, where that goes on. */
    FRAME,
    /** From both. */
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
