package kodama.lua.translate;

import org.luaj.vm2.Lua;

/** Writes what the instructions do, block by block. */
final class Body {

    private final Context context;
    private final Operands operands;
    private final Values values;
    private final Tables tables;
    private final Sums sums;
    private final Tests tests;
    private final CallCode calls;
    private final Loops loops;

    Body(Context context, Constants constants) {
        this.context = context;
        operands = new Operands(context, constants);
        values = new Values(context, operands);
        tables = new Tables(context, operands);
        sums = new Sums(context, operands);
        tests = new Tests(context, operands);
        calls = new CallCode(context);
        loops = new Loops(context, calls);
    }

    /** Writes all that is reached, as far as is known yet. */
    void write() {
        boolean isKnown = false;
        for (Instruction each : context.source.code) {
            if (!context.flow.reached.get(each.pc())) continue;
            if (context.flow.leaders.get(each.pc())) isKnown = context.beginBlock(each.pc());
            if (isKnown) instruction(each);
        }
        context.exits.write();
    }

    private void instruction(Instruction i) {
        context.beginInstruction(i.pc());
        if (isStraight(i)) context.goOn(i.pc() + 1);
    }

    /** Writes an instruction; true for one that the next one follows in any case. */
    private boolean isStraight(Instruction i) {
        return loadsOrComputes(i) || calls(i);
    }

    private boolean loadsOrComputes(Instruction i) {
        switch (i.opcode()) {
            case Lua.OP_MOVE -> context.registers.copy(i.b(), i.a());
            case Lua.OP_LOADK -> operands.load(i.a(), i.bx());
            case Lua.OP_LOADNIL -> values.loadNil(i);
            case Lua.OP_GETUPVAL -> values.getUpvalue(i);
            case Lua.OP_SETUPVAL -> values.setUpvalue(i);
            case Lua.OP_CLOSURE -> values.closure(i);
            case Lua.OP_VARARG -> values.variableArguments(i);
            case Lua.OP_NEWTABLE -> tables.make(i);
            case Lua.OP_GETTABUP, Lua.OP_GETTABLE -> get(i);
            case Lua.OP_SETTABUP, Lua.OP_SETTABLE -> set(i);
            case Lua.OP_SELF -> tables.method(i);
            case Lua.OP_LEN -> tables.length(i);
            case Lua.OP_CONCAT -> tables.concat(i);
            case Lua.OP_ADD, Lua.OP_SUB, Lua.OP_MUL, Lua.OP_DIV, Lua.OP_MOD, Lua.OP_POW -> sums.binary(i);
            case Lua.OP_UNM -> sums.minus(i);
            case Lua.OP_NOT -> sums.not(i);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void get(Instruction i) {
        if (i.opcode() == Lua.OP_GETTABUP) values.pushUpvalue(i.b());
        else context.registers.pushValue(i.b());
        tables.get(i.c(), i.a());
    }

    private void set(Instruction i) {
        if (i.opcode() == Lua.OP_SETTABUP) values.pushUpvalue(i.a());
        else context.registers.pushValue(i.a());
        tables.set(i.b(), i.c());
    }

    private boolean calls(Instruction i) {
        switch (i.opcode()) {
            case Lua.OP_CALL -> calls.call(i);
            case Lua.OP_TFORCALL -> loops.iterate(i);
            default -> {
                branches(i);
                return false;
            }
        }
        return true;
    }

    private void branches(Instruction i) {
        switch (i.opcode()) {
            case Lua.OP_LOADKX -> values.loadExtra(i);
            case Lua.OP_LOADBOOL -> values.loadBoolean(i);
            case Lua.OP_SETLIST -> tables.setList(i);
            case Lua.OP_JMP -> loops.jump(i);
            case Lua.OP_FORPREP -> loops.prepare(i);
            case Lua.OP_FORLOOP -> loops.loop(i);
            case Lua.OP_TFORLOOP -> loops.iterationLoop(i);
            case Lua.OP_EQ -> tests.equal(i);
            case Lua.OP_LT, Lua.OP_LE -> tests.compare(i);
            case Lua.OP_TEST -> tests.test(i);
            case Lua.OP_TESTSET -> tests.testSet(i);
            case Lua.OP_TAILCALL -> calls.tailCall(i);
            case Lua.OP_RETURN -> calls.giveBack(i);
            default -> throw new IllegalStateException("instruction " + i.opcode() + " is not known");
        }
    }
}
