package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import kodama.lua.compile.Opcode;
import org.objectweb.asm.Label;

/** Emits creation, reads and writes of tables. */
final class TableEmitter {

    private final EmitterContext context;
    private final Operands operands;
    private final ListEmitter lists;
    private final TypeHints typeHints;
    private final MetamethodEmitter metamethods;
    private final FieldGroups groups;
    private final Registers registers;
    private final BytecodeWriter out;

    TableEmitter(
            EmitterContext context,
            Operands operands,
            ListEmitter lists,
            TypeHints typeHints,
            MetamethodEmitter metamethods,
            FieldGroups groups) {
        this.lists = lists;
        this.typeHints = typeHints;
        this.metamethods = metamethods;
        this.groups = groups;
        this.context = context;
        this.operands = operands;
        registers = context.registers;
        out = context.out;
    }

    void make(Instruction i) {
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, Registers.FUNCTION);
        out.push(i.pc());
        out.call(
                InternalNames.TABLE_FAST_PATHS,
                "newTable",
                "(" + InternalNames.A_COROUTINE + InternalNames.A_FUNCTION + "I)" + InternalNames.A_VALUE);
        registers.setValue(i.a());
    }

    // reading

    void get(Instruction i, Runnable pushObject) {
        if (!typeHints.wantsNumber(i.pc(), i.a())) getAny(i, pushObject);
        else if (isField(i, i.c()) && groups.has(i, i.b(), i.c())) getKnown(i);
        else getNumber(i, pushObject);
    }

    private void getAny(Instruction i, Runnable pushObject) {
        boolean isItem = !operands.isName(i.c()) && operands.isNumber(i.c());
        if (isItem && typeHints.allowsPair(i.pc(), i.a())) getItem(i, pushObject);
        else getValue(i, pushObject);
    }

    /** Emits a read of a list item, as a number if the list holds numbers. */
    private void getItem(Instruction i, Runnable pushObject) {
        pushObject.run();
        operands.pushNumber(i.c());
        out.call(InternalNames.PAIR_FAST_PATHS, "real", "(" + InternalNames.A_VALUE + "D)D");
        Label back = new Label();
        checkNumber(context.outOfLine(() -> {
            getValue(i, pushObject);
            out.jump(GOTO, back);
        }));
        out.local(DLOAD, registers.number);
        out.op(ACONST_NULL);
        registers.setPair(i.a());
        out.bind(back);
    }

    private void getValue(Instruction i, Runnable pushObject) {
        int key = i.c();
        if (operands.isName(key)) {
            operands.pushCache(key, false);
            pushObject.run();
            out.callVirtual(
                    InternalNames.FIELD_CACHE, "get", "(" + InternalNames.A_VALUE + ")" + InternalNames.A_VALUE);
        } else {
            pushObject.run();
            String type = pushOperand(key);
            out.call(
                    paths(operands.isPair(key)),
                    "item",
                    "(" + InternalNames.A_VALUE + type + ")" + InternalNames.A_VALUE);
        }
        storeFound(i, pushObject, () -> registers.setValue(i.a()));
    }

    /** Stores the value that was found; null requires a metamethod or the interpreter. */
    private void storeFound(Instruction i, Runnable pushObject, Runnable store) {
        Label back = new Label();
        out.local(ASTORE, registers.scratch);
        out.local(ALOAD, registers.scratch);
        out.jump(IFNULL, metamethods.has(i) ? metamethods.index(i, pushObject, store, back) : context.bailout());
        out.local(ALOAD, registers.scratch);
        store.run();
        if (metamethods.has(i)) out.bind(back);
    }

    /** Pushes a key or a new value; returns its descriptor. */
    private String pushOperand(int operand) {
        if (operands.isPair(operand)) {
            operands.pushPair(operand);
            return Operands.PAIR;
        }
        if (operands.isNumber(operand)) {
            operands.pushNumber(operand);
            return "D";
        }
        operands.push(operand);
        return InternalNames.A_VALUE;
    }

    /** Returns the class with the routine, depending on whether an operand is a pair. */
    private static String paths(boolean isEither) {
        return isEither ? InternalNames.PAIR_FAST_PATHS : InternalNames.TABLE_FAST_PATHS;
    }

    /** Whether an instruction uses a named field of the table in a register. */
    private boolean isField(Instruction i, int key) {
        boolean isOfRegister = i.opcode() == Opcode.GETTABLE || i.opcode() == Opcode.SETTABLE;
        return isOfRegister && operands.isName(key) && !metamethods.has(i);
    }

    /** Emits a read of a number from a known slot; falls back to a lookup if the slot has none. */
    private void getKnown(Instruction i) {
        groups.pushSlot(i.b(), i.c());
        out.call(InternalNames.FIELD_GROUP, "number", "([JJI)D");
        Label back = new Label();
        checkNumber(context.outOfLine(() -> {
            getNumber(i, () -> registers.pushValue(i.b()));
            out.jump(GOTO, back);
        }));
        out.local(DLOAD, registers.number);
        registers.setNumber(i.a());
        out.bind(back);
    }

    /** Emits a read that expects a number; exits if it is not one. */
    private void getNumber(Instruction i, Runnable pushObject) {
        int key = i.c();
        if (operands.isName(key)) {
            operands.pushCache(key, false);
            pushObject.run();
            out.callVirtual(InternalNames.FIELD_CACHE, "number", "(" + InternalNames.A_VALUE + ")D");
        } else {
            pushObject.run();
            String type = pushOperand(key);
            out.call(paths(operands.isPair(key)), "numberAt", "(" + InternalNames.A_VALUE + type + ")D");
        }
        checkNumber(context.outOfLine(this::unexpected));
        out.local(DLOAD, registers.number);
        registers.setNumber(i.a());
    }

    /** Moves a number from the operand stack to its variable; jumps to {@code otherwise} if it is NaN. */
    private void checkNumber(Label otherwise) {
        out.local(DSTORE, registers.number);
        out.local(DLOAD, registers.number);
        out.local(DLOAD, registers.number);
        out.op(DCMPL);
        out.jump(IFNE, otherwise);
    }

    /** Emits a note that the expected number was not one; too many of them cause a new translation. */
    private void unexpected() {
        out.local(ALOAD, Registers.FUNCTION);
        out.push(context.pc);
        out.call(InternalNames.EXIT_STUBS, "noteNonNumber", "(" + InternalNames.A_FUNCTION + "I)V");
        out.jump(GOTO, context.bailout());
    }

    /** Moves a value from the operand stack to the scratch variable; exits to the interpreter if it is null. */
    private void checkNull() {
        out.local(ASTORE, registers.scratch);
        out.local(ALOAD, registers.scratch);
        out.jump(IFNULL, context.bailout());
    }

    void method(Instruction i) {
        boolean isName = operands.isName(i.c());
        if (isName) operands.pushCache(i.c(), true);
        registers.pushValue(i.b());
        if (isName) {
            out.local(ALOAD, Registers.COROUTINE);
            out.callVirtual(
                    InternalNames.METHOD_CACHE,
                    "get",
                    "(" + InternalNames.A_VALUE + InternalNames.A_COROUTINE + ")" + InternalNames.A_VALUE);
        } else {
            operands.push(i.c());
            out.call(
                    InternalNames.TABLE_FAST_PATHS,
                    "method",
                    "(" + InternalNames.A_VALUE + InternalNames.A_VALUE + ")" + InternalNames.A_VALUE);
        }
        storeFound(i, () -> registers.pushValue(i.b()), () -> storeMethod(i));
    }

    /** Stores the method from the operand stack. */
    private void storeMethod(Instruction i) {
        registers.pushValue(i.b());
        registers.setValue(i.a() + 1);
        registers.setValue(i.a());
    }

    // writing

    void set(Instruction i, Runnable pushObject) {
        boolean isKnown = isField(i, i.b()) && operands.isNumber(i.c()) && groups.has(i, i.a(), i.b());
        if (isKnown) setKnown(i, pushObject);
        else {
            setAnywhere(i, pushObject);
            groups.end();
        }
    }

    /** Emits a write of a number to a known slot; falls back to a lookup if the slot has none. */
    private void setKnown(Instruction i, Runnable pushObject) {
        groups.pushSlot(i.a(), i.b());
        operands.pushNumber(i.c());
        out.call(InternalNames.FIELD_GROUP, "set", "([JJID)Z");
        Label back = new Label();
        Runnable invalidation = groups.invalidation();
        out.jump(IFEQ, context.outOfLine(() -> {
            setAnywhere(i, pushObject);
            invalidation.run();
            out.jump(GOTO, back);
        }));
        out.bind(back);
    }

    private void setAnywhere(Instruction i, Runnable pushObject) {
        if (operands.isName(i.b())) setField(i, pushObject);
        else setItem(i, pushObject);
        Label back = new Label();
        int cost = i.opcode() == Opcode.SETTABUP ? InstructionCosts.GLOBAL : 0; // otherwise the interpreter charges it
        out.jump(IFEQ, metamethods.has(i) ? metamethods.newIndex(i, pushObject, cost, back) : context.bailout());
        if (cost > 0) context.charge(cost);
        if (metamethods.has(i)) out.bind(back);
    }

    private void setField(Instruction i, Runnable pushObject) {
        operands.pushCache(i.b(), false);
        pushObject.run();
        String type = InternalNames.A_VALUE + pushOperand(i.c()) + InternalNames.A_COROUTINE + ")Z";
        out.local(ALOAD, Registers.COROUTINE);
        if (operands.isPair(i.c()))
            out.call(InternalNames.PAIR_FAST_PATHS, "setField", "(L" + InternalNames.FIELD_CACHE + ";" + type);
        else out.callVirtual(InternalNames.FIELD_CACHE, "set", "(" + type);
    }

    private void setItem(Instruction i, Runnable pushObject) {
        pushObject.run();
        boolean isEither = operands.isPair(i.b()) || operands.isPair(i.c());
        String type = isEither ? pushPairs(i) : pushOperand(i.b()) + pushOperand(i.c());
        out.local(ALOAD, Registers.COROUTINE);
        out.call(paths(isEither), "setItem", "(" + InternalNames.A_VALUE + type + InternalNames.A_COROUTINE + ")Z");
    }

    private String pushPairs(Instruction i) {
        operands.pushPair(i.b());
        operands.pushPair(i.c());
        return Operands.PAIR + Operands.PAIR;
    }

    void setList(Instruction i) {
        int first = i.a() + 1;
        int end = i.b() == 0 ? context.source.openFrom(i.pc()) : first + i.b();
        context.setPc();
        out.local(ALOAD, Registers.COROUTINE);
        registers.pushValue(i.a());
        out.push(i.hasExtra() ? context.source.code[i.pc() + 1].word() >>> 6 : i.c());
        lists.pushArray(first, end);
        if (i.b() == 0) out.local(ALOAD, registers.open);
        else out.op(ACONST_NULL);
        String type = "(" + InternalNames.A_COROUTINE + InternalNames.A_VALUE + "I" + InternalNames.VALUES
                + InternalNames.A_VARARGS + ")V";
        out.call(InternalNames.TABLE_FAST_PATHS, "setList", type);
        if (i.hasExtra()) context.go(i.pc() + 2);
        else context.continueAt(i.pc() + 1);
    }

    void length(Instruction i) {
        if (metamethods.has(i)) metamethods.length(i);
        else plainLength(i);
    }

    private void plainLength(Instruction i) {
        registers.pushValue(i.b());
        out.call(InternalNames.TABLE_FAST_PATHS, "length", "(" + InternalNames.A_VALUE + ")D");
        out.local(DSTORE, registers.number);
        out.local(DLOAD, registers.number);
        out.op(DCONST_0);
        out.op(DCMPL);
        out.jump(IFLT, context.bailout());
        out.local(DLOAD, registers.number);
        registers.setNumber(i.a());
    }

    void concat(Instruction i) {
        context.setPc();
        out.local(ALOAD, Registers.COROUTINE);
        lists.pushArray(i.b(), i.c() + 1);
        out.call(
                InternalNames.VALUE_FAST_PATHS,
                "concat",
                "(" + InternalNames.A_COROUTINE + InternalNames.VALUES + ")" + InternalNames.A_VALUE);
        checkNull();
        out.local(ALOAD, registers.scratch);
        registers.setValue(i.a());
    }
}
