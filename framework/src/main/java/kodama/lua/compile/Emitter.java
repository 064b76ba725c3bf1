package kodama.lua.compile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Writes the instructions of one function: constants, registers, jumps, and bringing values into registers. */
class Emitter {

    static final int NO_JUMP = -1;
    private static final int NO_REGISTER = 0xff;
    private static final int MOST_REGISTERS = 250;
    private static final int LARGEST_BX = 0x3ffff;
    static final int JUMP_BIAS = 0x1ffff;
    static final int CONSTANT_BIT = 0x100;
    static final int MULTIPLE = -1;

    final Lexer lexer;
    private final Map<Object, Integer> constantIndex = new HashMap<>();
    int[] code = new int[16];
    private int[] lines = new int[16];
    private LuaValue[] constants = new LuaValue[8];
    private int constantCount;

    /** The next instruction to be written. */
    int pc;

    private int lastTarget;
    private int pendingJumps = NO_JUMP;
    int freeRegister;
    int registers = 2;

    /** Local variables that hold registers now. */
    int activeLocals;

    Emitter(Lexer lexer) {
        this.lexer = lexer;
    }

    int[] instructions() {
        return Arrays.copyOf(code, pc);
    }

    int[] lines() {
        return Arrays.copyOf(lines, pc);
    }

    LuaValue[] constants() {
        return Arrays.copyOf(constants, constantCount);
    }

    // instructions

    int emit(int opcode, int a, int b, int c) {
        return write(opcode | a << 6 | b << 23 | c << 14);
    }

    int emitBx(int opcode, int a, int bx) {
        return write(opcode | a << 6 | bx << 14);
    }

    private int emitExtra(int ax) {
        return write(Lua.OP_EXTRAARG | ax << 6);
    }

    private int write(int instruction) {
        resolvePending();
        if (pc == code.length) {
            code = Arrays.copyOf(code, pc * 2);
            lines = Arrays.copyOf(lines, pc * 2);
        }
        code[pc] = instruction;
        lines[pc] = lexer.lastLine;
        return pc++;
    }

    private void resolvePending() {
        int list = pendingJumps;
        pendingJumps = NO_JUMP;
        patchList(list, pc, NO_REGISTER, pc);
    }

    void fixLine(int line) {
        lines[pc - 1] = line;
    }

    int emitConstantLoad(int register, int constant) {
        if (constant <= LARGEST_BX) return emitBx(Lua.OP_LOADK, register, constant);
        int at = emitBx(Lua.OP_LOADKX, register, 0);
        emitExtra(constant);
        return at;
    }

    void emitNil(int from, int count) {
        if (pc > lastTarget && pc > 0 && (code[pc - 1] & 0x3f) == Lua.OP_LOADNIL) {
            int previous = code[pc - 1];
            int first = previous >>> 6 & 0xff;
            int last = first + (previous >>> 23);
            if (first <= from && from <= last + 1 || from <= first && first <= from + count) {
                int start = Math.min(first, from);
                int end = Math.max(last, from + count - 1);
                code[pc - 1] = Lua.OP_LOADNIL | start << 6 | end - start << 23;
                return;
            }
        }
        emit(Lua.OP_LOADNIL, from, count - 1, 0);
    }

    void emitReturn(int first, int count) {
        emit(Lua.OP_RETURN, first, count + 1, 0);
    }

    void emitSetList(int table, int done, int toStore) {
        int batch = (done - 1) / 50 + 1;
        int b = toStore == MULTIPLE ? 0 : toStore;
        emit(Lua.OP_SETLIST, table, b, batch <= 0x1ff ? batch : 0);
        if (batch > 0x1ff) emitExtra(batch);
        freeRegister = table + 1;
    }

    void setA(int at, int a) {
        code[at] = code[at] & ~(0xff << 6) | a << 6;
    }

    void setB(int at, int b) {
        code[at] = code[at] & ~(0x1ff << 23) | b << 23;
    }

    void setC(int at, int c) {
        code[at] = code[at] & ~(0x1ff << 14) | c << 14;
    }

    // constants

    int constant(LuaString text) {
        return constant((Object) text, text);
    }

    int constant(double number) {
        return constant((Object) Double.doubleToRawLongBits(number), lexer.numbers.apply(number));
    }

    int nilConstant() {
        return constant((Object) "nil", LuaValue.NIL);
    }

    int constant(boolean value) {
        return constant((Object) value, LuaValue.valueOf(value));
    }

    private int constant(Object key, LuaValue value) {
        Integer known = constantIndex.putIfAbsent(key, constantCount);
        if (known != null) return known;
        if (constantCount == constants.length) constants = Arrays.copyOf(constants, constantCount * 2);
        constants[constantCount] = value;
        return constantCount++;
    }

    // registers

    void checkRegisters(int count) {
        int needed = freeRegister + count;
        if (needed <= registers) return;
        if (needed >= MOST_REGISTERS) throw lexer.syntaxError("function or expression too complex");
        registers = needed;
    }

    void reserve(int count) {
        checkRegisters(count);
        freeRegister += count;
    }

    void free(int register) {
        if (register < CONSTANT_BIT && register >= activeLocals) freeRegister--;
    }

    void free(Expression e) {
        if (e.kind == Expression.REGISTER) free(e.info);
    }

    // jumps

    int jump() {
        int pending = pendingJumps;
        pendingJumps = NO_JUMP;
        int at = emitBx(Lua.OP_JMP, 0, NO_JUMP + JUMP_BIAS);
        return join(at, pending);
    }

    int label() {
        lastTarget = pc;
        return pc;
    }

    private int target(int at) {
        int offset = (code[at] >>> 14) - JUMP_BIAS;
        return offset == NO_JUMP ? NO_JUMP : at + 1 + offset;
    }

    void fixJump(int at, int target) {
        int offset = target - (at + 1);
        if (Math.abs(offset) > JUMP_BIAS) throw lexer.syntaxError("control structure too long");
        code[at] = code[at] & 0x3fff | offset + JUMP_BIAS << 14;
    }

    /** Appends a list of jumps to another; returns the joined list. */
    int join(int first, int second) {
        if (second == NO_JUMP) return first;
        if (first == NO_JUMP) return second;
        int list = first;
        for (int next = target(list); next != NO_JUMP; next = target(list)) list = next;
        fixJump(list, second);
        return first;
    }

    /** The instruction that controls a jump: the test in front of it, or the jump itself. */
    int control(int at) {
        return at >= 1 && Lua.testTMode(code[at - 1] & 0x3f) ? at - 1 : at;
    }

    private boolean needsValue(int jumps) {
        for (int list = jumps; list != NO_JUMP; list = target(list)) {
            if ((code[control(list)] & 0x3f) != Lua.OP_TESTSET) return true;
        }
        return false;
    }

    private boolean patchTest(int node, int register) {
        int at = control(node);
        int i = code[at];
        if ((i & 0x3f) != Lua.OP_TESTSET) return false;
        int b = i >>> 23;
        if (register != NO_REGISTER && register != b) setA(at, register);
        else code[at] = Lua.OP_TEST | b << 6 | (i >>> 14 & 0x1ff) << 14;
        return true;
    }

    private void removeValues(int jumps) {
        for (int list = jumps; list != NO_JUMP; list = target(list)) patchTest(list, NO_REGISTER);
    }

    private void patchList(int jumps, int valueTarget, int register, int defaultTarget) {
        int list = jumps;
        while (list != NO_JUMP) {
            int next = target(list);
            fixJump(list, patchTest(list, register) ? valueTarget : defaultTarget);
            list = next;
        }
    }

    void patch(int jumps, int target) {
        if (target == pc) patchToHere(jumps);
        else patchList(jumps, target, NO_REGISTER, target);
    }

    /** Makes jumps close the upvalues from a level on. */
    void patchClose(int jumps, int level) {
        for (int list = jumps; list != NO_JUMP; list = target(list)) setA(list, level + 1);
    }

    void patchToHere(int jumps) {
        label();
        pendingJumps = join(pendingJumps, jumps);
    }

    // values into registers

    void setReturns(Expression e, int results) {
        if (e.kind == Expression.CALL) setC(e.info, results + 1);
        else if (e.kind == Expression.VARARG) {
            setB(e.info, results + 1);
            setA(e.info, freeRegister);
            reserve(1);
        }
    }

    void setOneReturn(Expression e) {
        if (e.kind == Expression.CALL) {
            e.kind = Expression.REGISTER;
            e.info = code[e.info] >>> 6 & 0xff;
        } else if (e.kind == Expression.VARARG) {
            setB(e.info, 2);
            e.kind = Expression.RELOCATABLE;
        }
    }

    /** Turns a variable into a value, if it is one. */
    void discharge(Expression e) {
        switch (e.kind) {
            case Expression.LOCAL -> e.kind = Expression.REGISTER;
            case Expression.UPVALUE -> {
                e.info = emit(Lua.OP_GETUPVAL, 0, e.info, 0);
                e.kind = Expression.RELOCATABLE;
            }
            case Expression.INDEXED -> {
                free(e.key);
                if (!e.isUpvalueTable) free(e.table);
                int opcode = e.isUpvalueTable ? Lua.OP_GETTABUP : Lua.OP_GETTABLE;
                e.info = emit(opcode, 0, e.table, e.key);
                e.kind = Expression.RELOCATABLE;
            }
            default -> setOneReturn(e);
        }
    }

    private void dischargeTo(Expression e, int register) {
        discharge(e);
        switch (e.kind) {
            case Expression.NIL -> emitNil(register, 1);
            case Expression.FALSE, Expression.TRUE ->
                emit(Lua.OP_LOADBOOL, register, e.kind == Expression.TRUE ? 1 : 0, 0);
            case Expression.CONSTANT -> emitConstantLoad(register, e.info);
            case Expression.NUMBER -> emitConstantLoad(register, constant(e.number));
            case Expression.RELOCATABLE -> setA(e.info, register);
            case Expression.REGISTER -> {
                if (register != e.info) emit(Lua.OP_MOVE, register, e.info, 0);
            }
            default -> {
                return;
            }
        }
        e.info = register;
        e.kind = Expression.REGISTER;
    }

    private void dischargeToAny(Expression e) {
        if (e.kind == Expression.REGISTER) return;
        reserve(1);
        dischargeTo(e, freeRegister - 1);
    }

    private int loadBoolean(int register, int value, int skip) {
        label();
        return emit(Lua.OP_LOADBOOL, register, value, skip);
    }

    private void toRegister(Expression e, int register) {
        dischargeTo(e, register);
        if (e.kind == Expression.JUMP) e.trueJumps = join(e.trueJumps, e.info);
        if (e.hasJumps()) mergeJumps(e, register);
        e.set(Expression.REGISTER, register);
    }

    private void mergeJumps(Expression e, int register) {
        int falseAt = NO_JUMP;
        int trueAt = NO_JUMP;
        if (needsValue(e.trueJumps) || needsValue(e.falseJumps)) {
            int over = e.kind == Expression.JUMP ? NO_JUMP : jump();
            falseAt = loadBoolean(register, 0, 1);
            trueAt = loadBoolean(register, 1, 0);
            patchToHere(over);
        }
        int end = label();
        patchList(e.falseJumps, end, register, falseAt);
        patchList(e.trueJumps, end, register, trueAt);
    }

    void toNextRegister(Expression e) {
        discharge(e);
        free(e);
        reserve(1);
        toRegister(e, freeRegister - 1);
    }

    int toAnyRegister(Expression e) {
        discharge(e);
        if (e.kind == Expression.REGISTER) {
            if (!e.hasJumps()) return e.info;
            if (e.info >= activeLocals) {
                toRegister(e, e.info);
                return e.info;
            }
        }
        toNextRegister(e);
        return e.info;
    }

    void toAnyRegisterOrUpvalue(Expression e) {
        if (e.kind != Expression.UPVALUE || e.hasJumps()) toAnyRegister(e);
    }

    void toValue(Expression e) {
        if (e.hasJumps()) toAnyRegister(e);
        else discharge(e);
    }

    /** A register, or a constant that fits into an operand. */
    int toOperand(Expression e) {
        toValue(e);
        int constant = operandConstant(e);
        if (constant >= 0 && constant < CONSTANT_BIT) {
            e.info = constant;
            e.kind = Expression.CONSTANT;
            return constant | CONSTANT_BIT;
        }
        return toAnyRegister(e);
    }

    private int operandConstant(Expression e) {
        boolean mayFit = constantCount < CONSTANT_BIT;
        return switch (e.kind) {
            case Expression.TRUE, Expression.FALSE -> mayFit ? constant(e.kind == Expression.TRUE) : -1;
            case Expression.NIL -> mayFit ? nilConstant() : -1;
            case Expression.NUMBER -> {
                e.info = constant(e.number);
                e.kind = Expression.CONSTANT;
                yield e.info;
            }
            case Expression.CONSTANT -> e.info;
            default -> -1;
        };
    }

    void store(Expression variable, Expression value) {
        switch (variable.kind) {
            case Expression.LOCAL -> {
                free(value);
                toRegister(value, variable.info);
                return;
            }
            case Expression.UPVALUE -> emit(Lua.OP_SETUPVAL, toAnyRegister(value), variable.info, 0);
            default -> {
                int opcode = variable.isUpvalueTable ? Lua.OP_SETTABUP : Lua.OP_SETTABLE;
                int operand = toOperand(value);
                emit(opcode, variable.table, variable.key, operand);
            }
        }
        free(value);
    }

    void self(Expression e, Expression key) {
        toAnyRegister(e);
        int object = e.info;
        free(e);
        e.info = freeRegister;
        e.kind = Expression.REGISTER;
        reserve(2);
        emit(Lua.OP_SELF, e.info, object, toOperand(key));
        free(key);
    }

    void index(Expression table, Expression key) {
        table.table = table.info;
        table.key = toOperand(key);
        table.isUpvalueTable = table.kind == Expression.UPVALUE;
        table.kind = Expression.INDEXED;
    }

    // conditions

    private void invert(Expression e) {
        int at = control(e.info);
        code[at] = code[at] ^ 1 << 6;
    }

    private int jumpOn(Expression e, boolean condition) {
        if (e.kind == Expression.RELOCATABLE) {
            int i = code[e.info];
            if ((i & 0x3f) == Lua.OP_NOT) {
                pc--;
                return conditionalJump(Lua.OP_TEST, i >>> 23, 0, condition ? 0 : 1);
            }
        }
        dischargeToAny(e);
        free(e);
        return conditionalJump(Lua.OP_TESTSET, NO_REGISTER, e.info, condition ? 1 : 0);
    }

    int conditionalJump(int opcode, int a, int b, int c) {
        emit(opcode, a, b, c);
        return jump();
    }

    void goIfTrue(Expression e) {
        discharge(e);
        int at =
                switch (e.kind) {
                    case Expression.JUMP -> {
                        invert(e);
                        yield e.info;
                    }
                    case Expression.CONSTANT, Expression.NUMBER, Expression.TRUE -> NO_JUMP;
                    default -> jumpOn(e, false);
                };
        e.falseJumps = join(e.falseJumps, at);
        patchToHere(e.trueJumps);
        e.trueJumps = NO_JUMP;
    }

    void goIfFalse(Expression e) {
        discharge(e);
        int at =
                switch (e.kind) {
                    case Expression.JUMP -> e.info;
                    case Expression.NIL, Expression.FALSE -> NO_JUMP;
                    default -> jumpOn(e, true);
                };
        e.trueJumps = join(e.trueJumps, at);
        patchToHere(e.falseJumps);
        e.falseJumps = NO_JUMP;
    }

    void not(Expression e) {
        discharge(e);
        switch (e.kind) {
            case Expression.NIL, Expression.FALSE -> e.kind = Expression.TRUE;
            case Expression.CONSTANT, Expression.NUMBER, Expression.TRUE -> e.kind = Expression.FALSE;
            case Expression.JUMP -> invert(e);
            default -> {
                dischargeToAny(e);
                free(e);
                e.info = emit(Lua.OP_NOT, 0, e.info, 0);
                e.kind = Expression.RELOCATABLE;
            }
        }
        int swapped = e.falseJumps;
        e.falseJumps = e.trueJumps;
        e.trueJumps = swapped;
        removeValues(e.falseJumps);
        removeValues(e.trueJumps);
    }
}
