package kodama.lua.translate;

/** What instructions count against the budget besides themselves, for the interpreter and for translated code. */
public final class InstructionCosts {
    /** A table or a function. */
    public static final int OBJECT = 4;

    /** So many names with which a table begins count as one instruction. */
    public static final int SLOTS = 4;

    /** A division, a remainder or a power. */
    public static final int DIVISION = 6;

    /** Writing a global. */
    public static final int GLOBAL = 2;

    /** So many registers set to nil count as one instruction. */
    public static final int NILS = 8;

    /** Longer names are the interpreter's, which counts their length. */
    public static final int LONG_NAME = 40;

    /** So many results of a call are copied for nothing. */
    public static final int FEW_RESULTS = 8;

    private InstructionCosts() {}
}
