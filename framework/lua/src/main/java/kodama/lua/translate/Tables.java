package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import kodama.lua.compile.Opcode;
import org.objectweb.asm.Label;

/** Making, reading and writing tables. */
final class Tables {

    private final Context context;
    private final Operands operands;
    private final Lists lists;
    private final Wishes wishes;
    private final Events events;
    private final Groups groups;
    private final Registers registers;
    private final Writer out;

    Tables(Context context, Operands operands, Lists lists, Wishes wishes, Events events, Groups groups) {
        this.lists = lists;
        this.wishes = wishes;
        this.events = events;
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
        out.call(Names.TABLE_PATHS, "newTable", "(" + Names.A_COROUTINE + Names.A_FUNCTION + "I)" + Names.A_VALUE);
        registers.setValue(i.a());
    }

    // reading

    void get(Instruction i, Runnable pushObject) {
        if (!wishes.wants(i.pc(), i.a())) getAny(i, pushObject);
        else if (isField(i, i.c()) && groups.has(i, i.b(), i.c())) getKnown(i);
        else getNumber(i, pushObject);
    }

    private void getAny(Instruction i, Runnable pushObject) {
        boolean isItem = !operands.isName(i.c()) && operands.isNumber(i.c());
        if (isItem && wishes.allows(i.pc(), i.a())) getItem(i, pushObject);
        else getValue(i, pushObject);
    }

    /** Gets an item of a list, as a number if the list holds numbers. */
    private void getItem(Instruction i, Runnable pushObject) {
        pushObject.run();
        operands.pushNumber(i.c());
        out.call(Names.EITHER_PATHS, "real", "(" + Names.A_VALUE + "D)D");
        Label back = new Label();
        checkNumber(context.later(() -> {
            getValue(i, pushObject);
            out.jump(GOTO, back);
        }));
        out.local(DLOAD, registers.number);
        out.op(ACONST_NULL);
        registers.setEither(i.a());
        out.bind(back);
    }

    private void getValue(Instruction i, Runnable pushObject) {
        int key = i.c();
        if (operands.isName(key)) {
            operands.pushCache(key, false);
            pushObject.run();
            out.callVirtual(Names.FIELD_CACHE, "get", "(" + Names.A_VALUE + ")" + Names.A_VALUE);
        } else {
            pushObject.run();
            String type = pushOperand(key);
            out.call(paths(operands.isEither(key)), "item", "(" + Names.A_VALUE + type + ")" + Names.A_VALUE);
        }
        storeFound(i, pushObject, () -> registers.setValue(i.a()));
    }

    /** Stores what was found; null means that it takes a metamethod, or the interpreter. */
    private void storeFound(Instruction i, Runnable pushObject, Runnable store) {
        Label back = new Label();
        out.local(ASTORE, registers.scratch);
        out.local(ALOAD, registers.scratch);
        out.jump(IFNULL, events.has(i) ? events.index(i, pushObject, store, back) : context.slow());
        out.local(ALOAD, registers.scratch);
        store.run();
        if (events.has(i)) out.bind(back);
    }

    /** Pushes a key, or what is set; returns its type. */
    private String pushOperand(int operand) {
        if (operands.isEither(operand)) {
            operands.pushEither(operand);
            return Operands.EITHER;
        }
        if (operands.isNumber(operand)) {
            operands.pushNumber(operand);
            return "D";
        }
        operands.push(operand);
        return Names.A_VALUE;
    }

    /** Who does it, with operands some of which may be a value or a number. */
    private static String paths(boolean isEither) {
        return isEither ? Names.EITHER_PATHS : Names.TABLE_PATHS;
    }

    /** Whether an instruction uses a field of a register's table. */
    private boolean isField(Instruction i, int key) {
        boolean isOfRegister = i.opcode() == Opcode.GETTABLE || i.opcode() == Opcode.SETTABLE;
        return isOfRegister && operands.isName(key) && !events.has(i);
    }

    /** Gets a number from where it is known to be; if there is none, looks for it. */
    private void getKnown(Instruction i) {
        groups.pushPlace(i.b(), i.c());
        out.call(Names.FIELD_GROUP, "number", "([JJI)D");
        Label back = new Label();
        checkNumber(context.later(() -> {
            getNumber(i, () -> registers.pushValue(i.b()));
            out.jump(GOTO, back);
        }));
        out.local(DLOAD, registers.number);
        registers.setNumber(i.a());
        out.bind(back);
    }

    /** Gets what is wanted as a number; leaves when it is none. */
    private void getNumber(Instruction i, Runnable pushObject) {
        int key = i.c();
        if (operands.isName(key)) {
            operands.pushCache(key, false);
            pushObject.run();
            out.callVirtual(Names.FIELD_CACHE, "number", "(" + Names.A_VALUE + ")D");
        } else {
            pushObject.run();
            String type = pushOperand(key);
            out.call(paths(operands.isEither(key)), "numberAt", "(" + Names.A_VALUE + type + ")D");
        }
        checkNumber(context.later(this::unexpected));
        out.local(DLOAD, registers.number);
        registers.setNumber(i.a());
    }

    /** Takes a number from the operand stack to the variable for one; goes elsewhere if it is none. */
    private void checkNumber(Label otherwise) {
        out.local(DSTORE, registers.number);
        out.local(DLOAD, registers.number);
        out.local(DLOAD, registers.number);
        out.op(DCMPL);
        out.jump(IFNE, otherwise);
    }

    /** What was wanted as a number is none; not to be expected too often. */
    private void unexpected() {
        out.local(ALOAD, Registers.FUNCTION);
        out.push(context.pc);
        out.call(Names.EXIT_PATHS, "unexpected", "(" + Names.A_FUNCTION + "I)V");
        out.jump(GOTO, context.slow());
    }

    /** Takes a value from the operand stack to the scratch variable; null means that it takes the interpreter. */
    private void checkNull() {
        out.local(ASTORE, registers.scratch);
        out.local(ALOAD, registers.scratch);
        out.jump(IFNULL, context.slow());
    }

    void method(Instruction i) {
        boolean isName = operands.isName(i.c());
        if (isName) operands.pushCache(i.c(), true);
        registers.pushValue(i.b());
        if (isName) {
            out.local(ALOAD, Registers.COROUTINE);
            out.callVirtual(Names.METHOD_CACHE, "get", "(" + Names.A_VALUE + Names.A_COROUTINE + ")" + Names.A_VALUE);
        } else {
            operands.push(i.c());
            out.call(Names.TABLE_PATHS, "method", "(" + Names.A_VALUE + Names.A_VALUE + ")" + Names.A_VALUE);
        }
        storeFound(i, () -> registers.pushValue(i.b()), () -> storeMethod(i));
    }

    /** Takes the method from the operand stack. */
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

    /** Sets a number where one is known to be; if there is none, looks where it belongs. */
    private void setKnown(Instruction i, Runnable pushObject) {
        groups.pushPlace(i.a(), i.b());
        operands.pushNumber(i.c());
        out.call(Names.FIELD_GROUP, "set", "([JJID)Z");
        Label back = new Label();
        Runnable forgetting = groups.forgetting();
        out.jump(IFEQ, context.later(() -> {
            setAnywhere(i, pushObject);
            forgetting.run();
            out.jump(GOTO, back);
        }));
        out.bind(back);
    }

    private void setAnywhere(Instruction i, Runnable pushObject) {
        if (operands.isName(i.b())) setField(i, pushObject);
        else setItem(i, pushObject);
        Label back = new Label();
        int cost =
                i.opcode() == Opcode.SETTABUP ? Costs.GLOBAL : 0; // the interpreter counts it when this did not do it
        out.jump(IFEQ, events.has(i) ? events.newIndex(i, pushObject, cost, back) : context.slow());
        if (cost > 0) context.charge(cost);
        if (events.has(i)) out.bind(back);
    }

    private void setField(Instruction i, Runnable pushObject) {
        operands.pushCache(i.b(), false);
        pushObject.run();
        String type = Names.A_VALUE + pushOperand(i.c()) + Names.A_COROUTINE + ")Z";
        out.local(ALOAD, Registers.COROUTINE);
        if (operands.isEither(i.c())) out.call(Names.EITHER_PATHS, "setField", "(L" + Names.FIELD_CACHE + ";" + type);
        else out.callVirtual(Names.FIELD_CACHE, "set", "(" + type);
    }

    private void setItem(Instruction i, Runnable pushObject) {
        pushObject.run();
        boolean isEither = operands.isEither(i.b()) || operands.isEither(i.c());
        String type = isEither ? pushEithers(i) : pushOperand(i.b()) + pushOperand(i.c());
        out.local(ALOAD, Registers.COROUTINE);
        out.call(paths(isEither), "setItem", "(" + Names.A_VALUE + type + Names.A_COROUTINE + ")Z");
    }

    private String pushEithers(Instruction i) {
        operands.pushEither(i.b());
        operands.pushEither(i.c());
        return Operands.EITHER + Operands.EITHER;
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
        String type = "(" + Names.A_COROUTINE + Names.A_VALUE + "I" + Names.VALUES + Names.A_VARARGS + ")V";
        out.call(Names.TABLE_PATHS, "setList", type);
        if (i.hasExtra()) context.go(i.pc() + 2);
        else context.goOn(i.pc() + 1);
    }

    void length(Instruction i) {
        if (events.has(i)) events.length(i);
        else plainLength(i);
    }

    private void plainLength(Instruction i) {
        registers.pushValue(i.b());
        out.call(Names.TABLE_PATHS, "length", "(" + Names.A_VALUE + ")D");
        out.local(DSTORE, registers.number);
        out.local(DLOAD, registers.number);
        out.op(DCONST_0);
        out.op(DCMPL);
        out.jump(IFLT, context.slow());
        out.local(DLOAD, registers.number);
        registers.setNumber(i.a());
    }

    void concat(Instruction i) {
        context.setPc();
        out.local(ALOAD, Registers.COROUTINE);
        lists.pushArray(i.b(), i.c() + 1);
        out.call(Names.VALUE_PATHS, "concat", "(" + Names.A_COROUTINE + Names.VALUES + ")" + Names.A_VALUE);
        checkNull();
        out.local(ALOAD, registers.scratch);
        registers.setValue(i.a());
    }
}
