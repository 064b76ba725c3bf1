package kodama.lua.compile;

/** Where the value of an expression is while its code is being made. */
final class ExpressionState {

    static final int VOID = 0;
    static final int NIL = 1;
    static final int TRUE = 2;
    static final int FALSE = 3;

    /** {@link #info} is a constant. */
    static final int CONSTANT = 4;

    /** {@link #number} is the value. */
    static final int NUMBER = 5;

    /** {@link #info} is the register, for good. */
    static final int REGISTER = 6;

    /** {@link #info} is the register of a local variable. */
    static final int LOCAL = 7;

    /** {@link #info} is an upvalue. */
    static final int UPVALUE = 8;

    /** {@link #table} and {@link #key} say what is indexed. */
    static final int INDEXED = 9;

    /** {@link #info} is the jump of a comparison. */
    static final int JUMP = 10;

    /** {@link #info} is the instruction; its register is still open. */
    static final int RELOCATABLE = 11;

    /** {@link #info} is a call. */
    static final int CALL = 12;

    /** {@link #info} is a VARARG. */
    static final int VARARG = 13;

    /** One of those above. */
    int kind;
    /** Its meaning depends on the kind. */
    int info;
    /** Of a {@link #NUMBER} only. */
    double number;

    /** The register or upvalue of an indexed table, and the register or constant of its key. */
    int table;

    int key;
    boolean isUpvalueTable;

    /** Jumps that leave when the expression is true, or false. */
    int trueJumps = CodeWriter.NO_JUMP;

    int falseJumps = CodeWriter.NO_JUMP;

    ExpressionState() {}

    ExpressionState(int kind, int info) {
        set(kind, info);
    }

    void set(int newKind, int newInfo) {
        kind = newKind;
        info = newInfo;
        trueJumps = CodeWriter.NO_JUMP;
        falseJumps = CodeWriter.NO_JUMP;
    }

    void copy(ExpressionState other) {
        kind = other.kind;
        info = other.info;
        number = other.number;
        table = other.table;
        key = other.key;
        isUpvalueTable = other.isUpvalueTable;
        trueJumps = other.trueJumps;
        falseJumps = other.falseJumps;
    }

    boolean hasJumps() {
        return trueJumps != falseJumps;
    }

    boolean hasMultipleResults() {
        return kind == CALL || kind == VARARG;
    }

    boolean isNumeral() {
        return kind == NUMBER && trueJumps == CodeWriter.NO_JUMP && falseJumps == CodeWriter.NO_JUMP;
    }
}
