package kodama.lua.translate;

/** Extra instructions that some operations charge to the budget, the same in the interpreter and in translated code. */
public final class InstructionCosts {
    /** Creating a table or a function. */
    public static final int OBJECT = 4;

    /** Initial field names of a new table that cost one instruction together. */
    public static final int SLOTS = 4;

    /** A division, a remainder or a power. */
    public static final int DIVISION = 6;

    /** Writing a global. */
    public static final int GLOBAL = 2;

    /** Registers set to nil that cost one instruction together. */
    public static final int NILS = 8;

    /** Longest field name that is free, in bytes; the interpreter handles longer ones and charges their length. */
    public static final int LONG_NAME = 40;

    /** Number of results of a call that are copied for free. */
    public static final int FEW_RESULTS = 8;

    private InstructionCosts() {}
}
