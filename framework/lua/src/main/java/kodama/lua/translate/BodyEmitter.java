package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.ALOAD;

import kodama.lua.compile.Opcode;

/** Emits the instructions of one method, block by block, by handing each to the emitter for its kind. */
final class BodyEmitter {

    private final EmitterContext context;
    private final Operands operands;
    private final LoadEmitter loads;
    private final TableEmitter tables;
    private final ArithmeticEmitter arithmetic;
    private final ComparisonEmitter comparisons;
    private final CallEmitter calls;
    private final LoopEmitter loops;
    private final FieldGroups groups;

    BodyEmitter(EmitterContext context, Constants constants, TypeHints typeHints) {
        this.context = context;
        operands = new Operands(context, constants);
        loads = new LoadEmitter(context, operands);
        ListEmitter lists = new ListEmitter(context);
        MetamethodEmitter metamethods = new MetamethodEmitter(context, operands);
        groups = new FieldGroups(context, operands, typeHints);
        tables = new TableEmitter(context, operands, lists, typeHints, metamethods, groups);
        arithmetic = new ArithmeticEmitter(context, operands, metamethods);
        comparisons = new ComparisonEmitter(context, operands, metamethods);
        calls = new CallEmitter(context, lists, typeHints);
        loops = new LoopEmitter(context, calls);
    }

    /** Emits all reachable blocks whose entry locations are known in this round. */
    void write() {
        boolean isKnown = false;
        for (int pc = context.part.begin(); pc < context.part.end(); pc++) {
            Instruction each = context.source.code[pc];
            if (!context.flow.reached.get(each.pc())) continue;
            if (context.flow.leaders.get(each.pc())) isKnown = beginsBlock(each.pc());
            if (isKnown) instruction(each);
        }
        context.outOfLineCode.emit();
    }

    private boolean beginsBlock(int pc) {
        groups.beginBlock();
        return context.beginBlock(pc);
    }

    private void instruction(Instruction i) {
        context.beginInstruction(i.pc());
        if (context.source.reportsOperands) report(i);
        boolean isStraight = isStraight(i);
        groups.pass(i);
        if (isStraight) context.continueAt(i.pc() + 1);
    }

    /** Emits a report of the table or function that the next instruction uses. */
    private void report(Instruction i) {
        switch (i.opcode()) {
            case Opcode.GETTABUP -> report(() -> loads.pushUpvalue(i.b()));
            case Opcode.SETTABUP -> report(() -> loads.pushUpvalue(i.a()));
            case Opcode.GETTABLE, Opcode.SELF -> report(() -> context.registers.pushValue(i.b()));
            case Opcode.SETTABLE, Opcode.CALL, Opcode.TAILCALL, Opcode.TFORCALL ->
                report(() -> context.registers.pushValue(i.a()));
            default -> {}
        }
    }

    private void report(Runnable pushMet) {
        context.out.local(ALOAD, Registers.COROUTINE);
        context.out.local(ALOAD, Registers.FUNCTION);
        context.out.push(context.pc);
        pushMet.run();
        context.out.call(
                InternalNames.CALL_STUBS,
                "reportOperand",
                "(" + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "I" + InternalNames.A_VALUE + ")V");
    }

    /** Emits an instruction; true if control always falls through to the next one. */
    private boolean isStraight(Instruction i) {
        return loadsOrComputes(i) || calls(i);
    }

    private boolean loadsOrComputes(Instruction i) {
        switch (i.opcode()) {
            case Opcode.MOVE -> context.registers.copy(i.b(), i.a());
            case Opcode.LOADK -> operands.load(i.a(), i.bx());
            case Opcode.LOADNIL -> loads.loadNil(i);
            case Opcode.GETUPVAL -> loads.getUpvalue(i);
            case Opcode.SETUPVAL -> loads.setUpvalue(i);
            case Opcode.CLOSURE -> loads.closure(i);
            case Opcode.VARARG -> loads.varargs(i, calls);
            case Opcode.NEWTABLE -> tables.make(i);
            case Opcode.GETTABUP, Opcode.GETTABLE -> get(i);
            case Opcode.SETTABUP, Opcode.SETTABLE -> set(i);
            case Opcode.SELF -> tables.method(i);
            case Opcode.LEN -> tables.length(i);
            case Opcode.CONCAT -> tables.concat(i);
            case Opcode.ADD, Opcode.SUB, Opcode.MUL, Opcode.DIV, Opcode.MOD, Opcode.POW -> arithmetic.binary(i);
            case Opcode.UNM -> arithmetic.minus(i);
            case Opcode.NOT -> arithmetic.not(i);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void get(Instruction i) {
        if (i.opcode() == Opcode.GETTABUP) tables.get(i, () -> loads.pushUpvalue(i.b()));
        else tables.get(i, () -> context.registers.pushValue(i.b()));
    }

    private void set(Instruction i) {
        if (i.opcode() == Opcode.SETTABUP) tables.set(i, () -> loads.pushUpvalue(i.a()));
        else tables.set(i, () -> context.registers.pushValue(i.a()));
    }

    private boolean calls(Instruction i) {
        switch (i.opcode()) {
            case Opcode.CALL -> calls.call(i);
            case Opcode.TFORCALL -> loops.iterate(i);
            default -> {
                branches(i);
                return false;
            }
        }
        return true;
    }

    private void branches(Instruction i) {
        switch (i.opcode()) {
            case Opcode.LOADKX -> loads.loadExtra(i);
            case Opcode.LOADBOOL -> loads.loadBoolean(i);
            case Opcode.SETLIST -> tables.setList(i);
            case Opcode.JMP -> loops.jump(i);
            case Opcode.FORPREP -> loops.prepare(i);
            case Opcode.FORLOOP -> loops.loop(i);
            case Opcode.TFORLOOP -> loops.iterationLoop(i);
            case Opcode.EQ -> comparisons.equal(i);
            case Opcode.LT, Opcode.LE -> comparisons.compare(i);
            case Opcode.TEST -> comparisons.test(i);
            case Opcode.TESTSET -> comparisons.testSet(i);
            case Opcode.TAILCALL -> calls.tailCall(i);
            case Opcode.RETURN -> calls.emitReturn(i);
            default -> throw new IllegalStateException("unknown opcode " + i.opcode());
        }
    }
}
