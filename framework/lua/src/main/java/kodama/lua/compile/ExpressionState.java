package kodama.lua.compile;

/** The state of an expression during code generation: where its value is, or how to get it. */
final class ExpressionState {

    static final int VOID = 0;
    static final int NIL = 1;
    static final int TRUE = 2;
    static final int FALSE = 3;

    /** {@link #info} is the index of a constant. */
    static final int CONSTANT = 4;

    /** {@link #number} is the value. */
    static final int NUMBER = 5;

    /** {@link #info} is a register that holds the value. */
    static final int REGISTER = 6;

    /** {@link #info} is the register of a local variable. */
    static final int LOCAL = 7;

    /** {@link #info} is the index of an upvalue. */
    static final int UPVALUE = 8;

    /** {@link #table} and {@link #key} are table and key. */
    static final int INDEXED = 9;

    /** {@link #info} is the jump after a comparison. */
    static final int JUMP = 10;

    /** {@link #info} is an instruction whose target register is not set yet. */
    static final int RELOCATABLE = 11;

    /** {@link #info} is a CALL instruction. */
    static final int CALL = 12;

    /** {@link #info} is a VARARG instruction. */
    static final int VARARG = 13;

    /** One of the constants above. */
    int kind;
    /** The meaning depends on the kind. */
    int info;
    /** Only for a {@link #NUMBER}. */
    double number;

    /** The register or upvalue of an indexed table; below, the register or constant of its key. */
    int table;

    int key;
    boolean isUpvalueTable;

    /** Jumps that are taken if the expression is true; below, those if it is false. */
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
