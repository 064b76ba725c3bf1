package kodama.lua.compile;

/** Generates the code that puts values of expressions into registers, and that branches on conditions. */
final class ExpressionCode {

    /** Value count: all values. */
    static final int MULTIPLE = -1;

    static final int ITEMS_PER_FLUSH = 50;

    private final CodeWriter code;
    private final ConstantTable constants;
    private final RegisterAllocator registers;

    ExpressionCode(CodeWriter code, ConstantTable constants, RegisterAllocator registers) {
        this.code = code;
        this.constants = constants;
        this.registers = registers;
    }

    // values into registers

    int emitConstantLoad(int register, int constant) {
        if (constant <= Instructions.MAX_BX) return code.emitBx(Opcode.LOADK, register, constant);
        int at = code.emitBx(Opcode.LOADKX, register, 0);
        code.emitExtra(constant);
        return at;
    }

    /** Stores the last {@code toStore} items of a table constructor, after {@code done} earlier ones. */
    void emitSetList(int table, int done, int toStore) {
        int batch = (done - 1) / ITEMS_PER_FLUSH + 1;
        int b = toStore == MULTIPLE ? 0 : toStore;
        code.emit(Opcode.SETLIST, table, b, batch <= Instructions.MAX_B ? batch : 0);
        if (batch > Instructions.MAX_B) code.emitExtra(batch);
        registers.free = table + 1;
    }

    /** Sets the number of results of a call or of {@code ...}. */
    void setReturns(ExpressionState e, int results) {
        if (e.kind == ExpressionState.CALL) code.setC(e.info, results + 1);
        else if (e.kind == ExpressionState.VARARG) {
            code.setB(e.info, results + 1);
            code.setA(e.info, registers.free);
            registers.reserve(1);
        }
    }

    void setOneReturn(ExpressionState e) {
        if (e.kind == ExpressionState.CALL) {
            e.kind = ExpressionState.REGISTER;
            e.info = Instructions.a(code.at(e.info));
        } else if (e.kind == ExpressionState.VARARG) {
            code.setB(e.info, 2);
            e.kind = ExpressionState.RELOCATABLE;
        }
    }

    /** Converts a variable to its value. */
    void discharge(ExpressionState e) {
        switch (e.kind) {
            case ExpressionState.LOCAL -> e.kind = ExpressionState.REGISTER;
            case ExpressionState.UPVALUE -> {
                e.info = code.emit(Opcode.GETUPVAL, 0, e.info, 0);
                e.kind = ExpressionState.RELOCATABLE;
            }
            case ExpressionState.INDEXED -> {
                registers.release(e.key);
                if (!e.isUpvalueTable) registers.release(e.table);
                int opcode = e.isUpvalueTable ? Opcode.GETTABUP : Opcode.GETTABLE;
                e.info = code.emit(opcode, 0, e.table, e.key);
                e.kind = ExpressionState.RELOCATABLE;
            }
            default -> setOneReturn(e);
        }
    }

    private void dischargeTo(ExpressionState e, int register) {
        discharge(e);
        switch (e.kind) {
            case ExpressionState.NIL -> code.emitNil(register, 1);
            case ExpressionState.FALSE, ExpressionState.TRUE ->
                code.emit(Opcode.LOADBOOL, register, e.kind == ExpressionState.TRUE ? 1 : 0, 0);
            case ExpressionState.CONSTANT -> emitConstantLoad(register, e.info);
            case ExpressionState.NUMBER -> emitConstantLoad(register, constants.of(e.number));
            case ExpressionState.RELOCATABLE -> code.setA(e.info, register);
            case ExpressionState.REGISTER -> {
                if (register != e.info) code.emit(Opcode.MOVE, register, e.info, 0);
            }
            default -> {
                return;
            }
        }
        e.info = register;
        e.kind = ExpressionState.REGISTER;
    }

    private void dischargeToAny(ExpressionState e) {
        if (e.kind == ExpressionState.REGISTER) return;
        registers.reserve(1);
        dischargeTo(e, registers.free - 1);
    }

    private int loadBoolean(int register, int value, int skip) {
        code.label();
        return code.emit(Opcode.LOADBOOL, register, value, skip);
    }

    private void toRegister(ExpressionState e, int register) {
        dischargeTo(e, register);
        if (e.kind == ExpressionState.JUMP) e.trueJumps = code.join(e.trueJumps, e.info);
        if (e.hasJumps()) mergeJumps(e, register);
        e.set(ExpressionState.REGISTER, register);
    }

    private void mergeJumps(ExpressionState e, int register) {
        int falseAt = CodeWriter.NO_JUMP;
        int trueAt = CodeWriter.NO_JUMP;
        if (code.needsValue(e.trueJumps) || code.needsValue(e.falseJumps)) {
            int over = e.kind == ExpressionState.JUMP ? CodeWriter.NO_JUMP : code.jump();
            falseAt = loadBoolean(register, 0, 1);
            trueAt = loadBoolean(register, 1, 0);
            code.patchToHere(over);
        }
        int end = code.label();
        code.patchList(e.falseJumps, end, register, falseAt);
        code.patchList(e.trueJumps, end, register, trueAt);
    }

    void toNextRegister(ExpressionState e) {
        discharge(e);
        registers.release(e);
        registers.reserve(1);
        toRegister(e, registers.free - 1);
    }

    int toAnyRegister(ExpressionState e) {
        discharge(e);
        if (e.kind == ExpressionState.REGISTER) {
            if (!e.hasJumps()) return e.info;
            if (e.info >= registers.locals) {
                toRegister(e, e.info);
                return e.info;
            }
        }
        toNextRegister(e);
        return e.info;
    }

    void toAnyRegisterOrUpvalue(ExpressionState e) {
        if (e.kind != ExpressionState.UPVALUE || e.hasJumps()) toAnyRegister(e);
    }

    void toValue(ExpressionState e) {
        if (e.hasJumps()) toAnyRegister(e);
        else discharge(e);
    }

    /** Returns a register, or a constant that fits into an operand. */
    int toOperand(ExpressionState e) {
        toValue(e);
        int constant = operandConstant(e);
        if (constant >= 0 && constant < Instructions.CONSTANT) {
            e.info = constant;
            e.kind = ExpressionState.CONSTANT;
            return constant | Instructions.CONSTANT;
        }
        return toAnyRegister(e);
    }

    private int operandConstant(ExpressionState e) {
        boolean mayFit = constants.size() < Instructions.CONSTANT;
        return switch (e.kind) {
            case ExpressionState.TRUE, ExpressionState.FALSE ->
                mayFit ? constants.of(e.kind == ExpressionState.TRUE) : -1;
            case ExpressionState.NIL -> mayFit ? constants.ofNil() : -1;
            case ExpressionState.NUMBER -> {
                e.info = constants.of(e.number);
                e.kind = ExpressionState.CONSTANT;
                yield e.info;
            }
            case ExpressionState.CONSTANT -> e.info;
            default -> -1;
        };
    }

    void store(ExpressionState variable, ExpressionState value) {
        switch (variable.kind) {
            case ExpressionState.LOCAL -> {
                registers.release(value);
                toRegister(value, variable.info);
                return;
            }
            case ExpressionState.UPVALUE -> code.emit(Opcode.SETUPVAL, toAnyRegister(value), variable.info, 0);
            default -> {
                int opcode = variable.isUpvalueTable ? Opcode.SETTABUP : Opcode.SETTABLE;
                int operand = toOperand(value);
                code.emit(opcode, variable.table, variable.key, operand);
            }
        }
        registers.release(value);
    }

    void self(ExpressionState e, ExpressionState key) {
        toAnyRegister(e);
        int object = e.info;
        registers.release(e);
        e.info = registers.free;
        e.kind = ExpressionState.REGISTER;
        registers.reserve(2);
        code.emit(Opcode.SELF, e.info, object, toOperand(key));
        registers.release(key);
    }

    void index(ExpressionState table, ExpressionState key) {
        table.table = table.info;
        table.key = toOperand(key);
        table.isUpvalueTable = table.kind == ExpressionState.UPVALUE;
        table.kind = ExpressionState.INDEXED;
    }

    // conditions

    private int jumpOn(ExpressionState e, boolean condition) {
        if (e.kind == ExpressionState.RELOCATABLE) {
            int i = code.at(e.info);
            if (Instructions.opcode(i) == Opcode.NOT) {
                code.dropLast();
                return code.conditionalJump(Opcode.TEST, Instructions.b(i), 0, condition ? 0 : 1);
            }
        }
        dischargeToAny(e);
        registers.release(e);
        return code.conditionalJump(Opcode.TESTSET, CodeWriter.NO_REGISTER, e.info, condition ? 1 : 0);
    }

    void goIfTrue(ExpressionState e) {
        discharge(e);
        int at =
                switch (e.kind) {
                    case ExpressionState.JUMP -> {
                        code.invert(e.info);
                        yield e.info;
                    }
                    case ExpressionState.CONSTANT, ExpressionState.NUMBER, ExpressionState.TRUE -> CodeWriter.NO_JUMP;
                    default -> jumpOn(e, false);
                };
        e.falseJumps = code.join(e.falseJumps, at);
        code.patchToHere(e.trueJumps);
        e.trueJumps = CodeWriter.NO_JUMP;
    }

    void goIfFalse(ExpressionState e) {
        discharge(e);
        int at =
                switch (e.kind) {
                    case ExpressionState.JUMP -> e.info;
                    case ExpressionState.NIL, ExpressionState.FALSE -> CodeWriter.NO_JUMP;
                    default -> jumpOn(e, true);
                };
        e.trueJumps = code.join(e.trueJumps, at);
        code.patchToHere(e.falseJumps);
        e.falseJumps = CodeWriter.NO_JUMP;
    }

    void not(ExpressionState e) {
        discharge(e);
        switch (e.kind) {
            case ExpressionState.NIL, ExpressionState.FALSE -> e.kind = ExpressionState.TRUE;
            case ExpressionState.CONSTANT, ExpressionState.NUMBER, ExpressionState.TRUE ->
                e.kind = ExpressionState.FALSE;
            case ExpressionState.JUMP -> code.invert(e.info);
            default -> {
                dischargeToAny(e);
                registers.release(e);
                e.info = code.emit(Opcode.NOT, 0, e.info, 0);
                e.kind = ExpressionState.RELOCATABLE;
            }
        }
        int swapped = e.falseJumps;
        e.falseJumps = e.trueJumps;
        e.trueJumps = swapped;
        code.removeValues(e.falseJumps);
        code.removeValues(e.trueJumps);
    }
}
