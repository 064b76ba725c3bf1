package kodama.lua.translate;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import kodama.lua.classfile.Assembler;
import kodama.lua.classfile.Label;
import kodama.lua.classfile.Op;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.Lua;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Writes what the instructions do, block by block. */
final class Body {

    private final Source source;
    private final Flow flow;
    private final Liveness liveness;
    private final Joints joints;
    private final Registers registers;
    private final Constants constants;
    private final Assembler out;
    private final Exits exits;
    private final Map<Integer, Label> blocks = new HashMap<>();

    /** Leaves the instruction in work to the interpreter; made when first asked for. */
    private @Nullable Label slow;

    private int[] placesBefore = {};
    private int pc;

    Body(
            Source source,
            Flow flow,
            Liveness liveness,
            Joints joints,
            Registers registers,
            Constants constants,
            Assembler out) {
        this.source = source;
        this.flow = flow;
        this.liveness = liveness;
        this.joints = joints;
        this.registers = registers;
        this.constants = constants;
        this.out = out;
        exits = new Exits(registers, out);
    }

    Label block(int leader) {
        return blocks.computeIfAbsent(leader, key -> new Label());
    }

    void write() {
        for (pc = 0; pc < source.length; pc++) {
            if (!flow.reached.get(pc)) continue;
            if (flow.leaders.get(pc) && !begin()) continue;
            if (!isWriting) continue;
            instruction(source.code[pc]);
        }
        exits.write();
    }

    /** Whether the block in work is known to be reached. */
    private boolean isWriting;

    private boolean begin() {
        isWriting = joints.isKnown(pc);
        if (!isWriting) return false;
        out.bind(block(pc));
        registers.setPlaces(joints.at(pc));
        return true;
    }

    private void instruction(Instruction i) {
        slow = null;
        placesBefore = registers.places();
        write(i);
        int next = pc + 1;
        boolean isStraight =
                switch (i.opcode()) {
                    case Lua.OP_JMP, Lua.OP_FORPREP, Lua.OP_FORLOOP, Lua.OP_TFORLOOP, Lua.OP_RETURN, Lua.OP_TAILCALL ->
                        false;
                    case Lua.OP_EQ, Lua.OP_LT, Lua.OP_LE, Lua.OP_TEST, Lua.OP_TESTSET -> false;
                    case Lua.OP_LOADBOOL, Lua.OP_LOADKX, Lua.OP_SETLIST -> false;
                    default -> true;
                };
        if (isStraight && flow.leaders.get(next)) arrive(next);
    }

    private void write(Instruction i) {
        int a = i.a();
        switch (i.opcode()) {
            case Lua.OP_MOVE -> registers.copy(i.b(), a);
            case Lua.OP_LOADK -> loadConstant(a, i.bx());
            case Lua.OP_LOADKX -> {
                loadConstant(a, source.code[pc + 1].word() >>> 6);
                go(pc + 2);
            }
            case Lua.OP_LOADBOOL -> {
                pushBoolean(i.b() != 0);
                registers.setValue(a);
                if (i.c() != 0) go(pc + 2);
                else if (flow.leaders.get(pc + 1)) arrive(pc + 1);
            }
            case Lua.OP_LOADNIL -> {
                for (int r = a; r <= a + i.b(); r++) {
                    pushNil();
                    registers.setValue(r);
                }
            }
            case Lua.OP_GETUPVAL -> {
                pushUpvalue(i.b());
                registers.setValue(a);
            }
            case Lua.OP_SETUPVAL -> {
                out.local(Op.ALOAD, Registers.UPVALUES);
                out.push(i.b());
                registers.pushValue(a);
                fast("setUpvalue", "(" + Types.UPVALUES + "I" + Types.A_VALUE + ")V");
            }
            case Lua.OP_GETTABUP -> {
                pushUpvalue(i.b());
                get(i.c(), a);
            }
            case Lua.OP_GETTABLE -> {
                registers.pushValue(i.b());
                get(i.c(), a);
            }
            case Lua.OP_SETTABUP -> {
                pushUpvalue(a);
                set(i.b(), i.c());
            }
            case Lua.OP_SETTABLE -> {
                registers.pushValue(a);
                set(i.b(), i.c());
            }
            case Lua.OP_NEWTABLE -> {
                out.local(Op.ALOAD, Registers.COROUTINE);
                out.push(i.b());
                out.push(i.c());
                fast("newTable", "(" + Types.A_COROUTINE + "II)" + Types.A_VALUE);
                registers.setValue(a);
            }
            case Lua.OP_SELF -> self(i);
            case Lua.OP_ADD, Lua.OP_SUB, Lua.OP_MUL, Lua.OP_DIV, Lua.OP_MOD, Lua.OP_POW -> arithmetic(i);
            case Lua.OP_UNM -> {
                registers.ensureNumber(i.b(), slow());
                registers.pushNumber(i.b());
                out.op(Op.DNEG);
                registers.setNumber(a);
            }
            case Lua.OP_NOT -> {
                registers.pushValue(i.b());
                fast("not", "(" + Types.A_VALUE + ")" + Types.A_VALUE);
                registers.setValue(a);
            }
            case Lua.OP_LEN -> length(i);
            case Lua.OP_CONCAT -> concat(i);
            case Lua.OP_JMP -> jump(i);
            case Lua.OP_EQ -> equal(i);
            case Lua.OP_LT, Lua.OP_LE -> compare(i);
            case Lua.OP_TEST -> test(i);
            case Lua.OP_TESTSET -> testSet(i);
            case Lua.OP_CALL -> call(i);
            case Lua.OP_TAILCALL -> tailCall(i);
            case Lua.OP_RETURN -> giveBack(i);
            case Lua.OP_FORPREP -> prepareLoop(i);
            case Lua.OP_FORLOOP -> loop(i);
            case Lua.OP_TFORCALL -> iterate(i);
            case Lua.OP_TFORLOOP -> iterationLoop(i);
            case Lua.OP_SETLIST -> setList(i);
            case Lua.OP_CLOSURE -> closure(i);
            case Lua.OP_VARARG -> variableArguments(i);
            default -> throw new IllegalStateException("instruction " + i.opcode() + " is not known");
        }
    }

    // leaving

    /** Lets the interpreter do the instruction in work. */
    private Label slow() {
        if (slow != null) return slow;
        int at = pc;
        int[] now = registers.places();
        registers.setPlaces(placesBefore);
        slow = exits.later(() -> leave(at, 0));
        registers.setPlaces(now);
        return slow;
    }

    /** Writes registers back and returns to the machine, which goes on at an instruction. */
    private void leave(int at, int answer) {
        registers.bringHome(liveness.before(at));
        setPc(at);
        giveUp(answer);
    }

    /** Returns to the machine: 1 when another frame may be the innermost, 0 when this one wants the interpreter. */
    private void giveUp(int answer) {
        out.push(answer);
        out.op(Op.IRETURN);
    }

    private void setPc(int at) {
        out.local(Op.ALOAD, Registers.CALL);
        out.push(at);
        out.field(Op.PUTFIELD, Types.CALL, "pc", "I");
    }

    // going on

    /** The end of a block that the next one follows. */
    private void arrive(int next) {
        joints.join(next, registers.places());
        registers.conform(liveness.before(next), joints.at(next));
    }

    private void go(int target) {
        arrive(target);
        out.jump(Op.GOTO, block(target));
    }

    private void goBack(int target) {
        burn(pc + 1 - target);
        arrive(target);
        out.increment(Registers.PATIENCE, -1);
        out.local(Op.ILOAD, Registers.PATIENCE);
        out.jump(Op.IFLT, exits.later(() -> leave(target, 1)));
        out.jump(Op.GOTO, block(target));
    }

    private void burn(int instructions) {
        pushFrame();
        out.push(pc + 1);
        out.push(instructions);
        fast("burn", "(" + Types.A_COROUTINE + Types.A_CALL + "II)V");
    }

    private void pushFrame() {
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.local(Op.ALOAD, Registers.CALL);
    }

    private void jump(Instruction i) {
        if (i.a() != 0) {
            out.local(Op.ALOAD, Registers.COROUTINE);
            registers.pushIndex(i.a() - 1);
            out.call(Op.INVOKEVIRTUAL, Types.COROUTINE, "closeUpvalues", "(I)V");
        }
        if (i.target() <= pc) goBack(i.target());
        else go(i.target());
    }

    // values

    private void fast(String method, String type) {
        out.call(Op.INVOKESTATIC, Types.FAST, method, type);
    }

    private void pushNil() {
        out.field(Op.GETSTATIC, Types.VALUE, "NIL", Types.A_VALUE);
    }

    private void pushBoolean(boolean value) {
        out.field(Op.GETSTATIC, Types.VALUE, value ? "TRUE" : "FALSE", "Lorg/luaj/vm2/LuaBoolean;");
    }

    private void pushUpvalue(int index) {
        out.local(Op.ALOAD, Registers.UPVALUES);
        out.push(index);
        fast("upvalue", "(" + Types.UPVALUES + "I)" + Types.A_VALUE);
    }

    private void loadConstant(int a, int index) {
        LuaValue value = constants.value(index);
        if (value instanceof LuaNumber) {
            out.push(value.todouble());
            registers.setNumber(a);
        } else {
            constants.push(out, index);
            registers.setValue(a);
        }
    }

    private boolean isNumber(int operand) {
        if (Instruction.isConstant(operand)) {
            LuaValue value = constants.value(Instruction.constant(operand));
            return value instanceof LuaNumber;
        }
        return !source.shared.get(operand) && registers.isNumber(operand);
    }

    private boolean isName(int operand) {
        return Instruction.isConstant(operand) && constants.value(Instruction.constant(operand)) instanceof LuaString;
    }

    private void pushValue(int operand) {
        if (Instruction.isConstant(operand)) constants.push(out, Instruction.constant(operand));
        else registers.pushValue(operand);
    }

    private void ensureNumber(int operand) {
        if (!Instruction.isConstant(operand)) {
            registers.ensureNumber(operand, slow());
        } else if (!isNumber(operand)) {
            out.jump(Op.GOTO, slow());
            out.bind(new Label());
        }
    }

    private void pushNumber(int operand) {
        if (!Instruction.isConstant(operand)) registers.pushNumber(operand);
        else if (isNumber(operand))
            out.push(constants.value(Instruction.constant(operand)).todouble());
        else out.push(0.0); // never reached
    }

    // tables

    /** Takes an object from the operand stack, gets a field of it. */
    private void get(int key, int to) {
        if (isName(key)) {
            constants.push(out, Instruction.constant(key));
            constants.pushHints(out);
            out.push(pc + 1);
            fast("field", "(" + Types.A_VALUE + Types.A_STRING + "[II)" + Types.A_VALUE);
        } else if (isNumber(key)) {
            pushNumber(key);
            fast("item", "(" + Types.A_VALUE + "D)" + Types.A_VALUE);
        } else {
            pushValue(key);
            fast("item", "(" + Types.A_VALUE + Types.A_VALUE + ")" + Types.A_VALUE);
        }
        checked(to);
    }

    /** Takes a value from the operand stack; null means that it takes the interpreter. */
    private void checked(int to) {
        out.local(Op.ASTORE, Registers.SCRATCH);
        out.local(Op.ALOAD, Registers.SCRATCH);
        out.jump(Op.IFNULL, slow());
        out.local(Op.ALOAD, Registers.SCRATCH);
        registers.setValue(to);
    }

    /** Takes an object from the operand stack, sets a field of it. */
    private void set(int key, int value) {
        if (isName(key)) {
            constants.push(out, Instruction.constant(key));
            pushValue(value);
            constants.pushHints(out);
            out.push(pc + 1);
            fast("setField", "(" + Types.A_VALUE + Types.A_STRING + Types.A_VALUE + "[II)Z");
        } else if (isNumber(key)) {
            pushNumber(key);
            pushValue(value);
            fast("setItem", "(" + Types.A_VALUE + "D" + Types.A_VALUE + ")Z");
        } else {
            pushValue(key);
            pushValue(value);
            fast("setItem", "(" + Types.A_VALUE + Types.A_VALUE + Types.A_VALUE + ")Z");
        }
        out.jump(Op.IFEQ, slow());
    }

    private void self(Instruction i) {
        registers.pushValue(i.b());
        pushValue(i.c());
        fast("method", "(" + Types.A_VALUE + Types.A_VALUE + ")" + Types.A_VALUE);
        out.local(Op.ASTORE, Registers.SCRATCH);
        out.local(Op.ALOAD, Registers.SCRATCH);
        out.jump(Op.IFNULL, slow());
        out.local(Op.ALOAD, Registers.SCRATCH);
        registers.pushValue(i.b());
        registers.setValue(i.a() + 1);
        registers.setValue(i.a());
    }

    private void setList(Instruction i) {
        int count = i.b();
        registers.bringHome(i.a(), count == 0 ? source.registers : i.a() + count + 1);
        setPc(pc + 1);
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(i.a());
        out.push(count);
        out.push(i.c() != 0 ? i.c() : source.code[pc + 1].word() >>> 6);
        fast("setList", "(" + Types.A_COROUTINE + "III)V");
        int next = pc + (i.hasExtra() ? 2 : 1);
        if (i.hasExtra()) go(next);
        else if (flow.leaders.get(next)) arrive(next);
    }

    // operators

    private void arithmetic(Instruction i) {
        ensureNumber(i.b());
        ensureNumber(i.c());
        pushNumber(i.b());
        pushNumber(i.c());
        switch (i.opcode()) {
            case Lua.OP_ADD -> out.op(Op.DADD);
            case Lua.OP_SUB -> out.op(Op.DSUB);
            case Lua.OP_MUL -> out.op(Op.DMUL);
            case Lua.OP_DIV -> out.op(Op.DDIV);
            case Lua.OP_MOD -> out.call(Op.INVOKESTATIC, Types.HOME + "compile/RealArithmetic", "mod", "(DD)D");
            default -> out.call(Op.INVOKESTATIC, Types.HOME + "compile/Powers", "of", "(DD)D");
        }
        registers.setNumber(i.a());
    }

    private void length(Instruction i) {
        registers.pushValue(i.b());
        fast("length", "(" + Types.A_VALUE + ")D");
        registers.setScratchNumber();
        registers.pushScratchNumber();
        out.op(Op.DCONST_0);
        out.op(Op.DCMPL);
        out.jump(Op.IFLT, slow());
        registers.pushScratchNumber();
        registers.setNumber(i.a());
    }

    private void concat(Instruction i) {
        registers.bringHome(i.b(), i.c() + 1);
        setPc(pc + 1);
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(i.b());
        registers.pushIndex(i.c());
        fast("concat", "(" + Types.A_COROUTINE + "II)" + Types.A_VALUE);
        checked(i.a());
    }

    // tests

    /** Whatever the test says, the registers are where both ways want them. */
    private void arriveAtBoth() {
        joints.join(pc + 1, registers.places());
        joints.join(pc + 2, registers.places());
        registers.conform(liveness.before(pc + 1), joints.at(pc + 1));
        registers.conform(liveness.before(pc + 2), joints.at(pc + 2));
    }

    private void equal(Instruction i) {
        boolean wanted = i.a() != 0;
        if (isNumber(i.b()) && isNumber(i.c())) {
            arriveAtBoth();
            pushNumber(i.b());
            pushNumber(i.c());
            out.op(Op.DCMPL);
            out.jump(wanted ? Op.IFNE : Op.IFEQ, block(pc + 2));
        } else if (isNumber(i.b()) || isNumber(i.c())) {
            equalToNumber(isNumber(i.b()) ? i.c() : i.b(), isNumber(i.b()) ? i.b() : i.c(), wanted);
        } else {
            equalValues(i, wanted);
        }
        out.jump(Op.GOTO, block(pc + 1));
    }

    private void equalToNumber(int value, int number, boolean wanted) {
        if (!Instruction.isConstant(value)) registers.pushValue(value);
        else pushValue(value);
        out.local(Op.ASTORE, Registers.SCRATCH);
        arriveAtBoth();
        out.local(Op.ALOAD, Registers.SCRATCH);
        pushNumber(number);
        fast("equal", "(" + Types.A_VALUE + "D)Z");
        out.jump(wanted ? Op.IFEQ : Op.IFNE, block(pc + 2));
    }

    private void equalValues(Instruction i, boolean wanted) {
        pushValue(i.b());
        pushValue(i.c());
        out.local(Op.ALOAD, Registers.COROUTINE);
        fast("equal", "(" + Types.A_VALUE + Types.A_VALUE + Types.A_COROUTINE + ")I");
        answered(wanted);
    }

    /** Takes an answer from the operand stack: 1, 0, or less when it takes the interpreter. */
    private void answered(boolean wanted) {
        registers.setScratchAnswer();
        registers.pushScratchAnswer();
        out.jump(Op.IFLT, slow());
        arriveAtBoth();
        registers.pushScratchAnswer();
        out.jump(wanted ? Op.IFEQ : Op.IFNE, block(pc + 2));
    }

    private void compare(Instruction i) {
        boolean wanted = i.a() != 0;
        if (isNumber(i.b()) || isNumber(i.c())) {
            compareNumbers(i, wanted);
        } else {
            pushValue(i.b());
            pushValue(i.c());
            out.local(Op.ALOAD, Registers.COROUTINE);
            String name = i.opcode() == Lua.OP_LT ? "less" : "lessOrEqual";
            fast(name, "(" + Types.A_VALUE + Types.A_VALUE + Types.A_COROUTINE + ")I");
            answered(wanted);
        }
        out.jump(Op.GOTO, block(pc + 1));
    }

    private void compareNumbers(Instruction i, boolean wanted) {
        ensureNumber(i.b());
        ensureNumber(i.c());
        arriveAtBoth();
        pushNumber(i.b());
        pushNumber(i.c());
        out.op(Op.DCMPG); // what is no number is not less
        boolean isLess = i.opcode() == Lua.OP_LT;
        if (wanted) out.jump(isLess ? Op.IFGE : Op.IFGT, block(pc + 2));
        else out.jump(isLess ? Op.IFLT : Op.IFLE, block(pc + 2));
    }

    private void test(Instruction i) {
        boolean skipsFalse = i.c() != 0;
        registers.pushValue(i.a());
        out.local(Op.ASTORE, Registers.SCRATCH);
        arriveAtBoth();
        out.local(Op.ALOAD, Registers.SCRATCH);
        fast("isFalse", "(" + Types.A_VALUE + ")Z");
        out.jump(skipsFalse ? Op.IFNE : Op.IFEQ, block(pc + 2));
        out.jump(Op.GOTO, block(pc + 1));
    }

    private void testSet(Instruction i) {
        boolean skipsFalse = i.c() != 0;
        registers.pushValue(i.b());
        arrive(pc + 2);
        fast("isFalse", "(" + Types.A_VALUE + ")Z");
        out.jump(skipsFalse ? Op.IFNE : Op.IFEQ, block(pc + 2));
        registers.copy(i.b(), i.a());
        go(pc + 1);
    }

    // calls

    private void pushArgumentCount(Instruction i) {
        if (i.b() != 0) {
            out.push(i.b() - 1);
            return;
        }
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.field(Op.GETFIELD, Types.COROUTINE, "top", "I");
        registers.pushIndex(i.a() + 1);
        out.op(Op.ISUB);
    }

    private void argumentsHome(Instruction i) {
        registers.bringHome(i.a(), i.b() == 0 ? source.registers : i.a() + i.b());
    }

    private void call(Instruction i) {
        argumentsHome(i);
        int at = pc;
        registers.pushValue(i.a());
        fast("isPlain", "(" + Types.A_VALUE + ")Z");
        out.jump(Op.IFEQ, exits.later(() -> machineCall(i, at)));
        setPc(pc + 1);
        pushCall(i);
        fast("callPlain", "(" + Types.A_COROUTINE + "III)" + Types.VALUES);
        out.local(Op.ASTORE, Registers.ARRAY);
        registers.written(i.a(), i.c() == 0 ? source.registers : i.a() + i.c() - 1);
    }

    private void pushCall(Instruction i) {
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(i.a());
        pushArgumentCount(i);
        out.push(i.c() - 1);
    }

    /** A call that may push a frame: everything goes home first. */
    private void machineCall(Instruction i, int at) {
        BitSet live = (BitSet) liveness.before(at + 1).clone();
        int end = i.c() == 0 ? source.registers : i.a() + i.c() - 1;
        live.clear(i.a(), Math.max(i.a(), end));
        registers.bringHome(live);
        setPc(at + 1);
        pushCall(i);
        enter(at + 1, i.a(), end);
    }

    /**
     * Takes the coroutine, the called register and the counts from the operand stack. A translated function is run at
     * once; if it comes back with its results, so does this, else the machine takes over.
     */
    private void enter(int next, int firstResult, int end) {
        fast("begin", "(" + Types.A_COROUTINE + "III)L" + Types.TRANSLATED + ";");
        out.local(Op.ASTORE, Registers.CALLEE);
        out.local(Op.ALOAD, Registers.CALLEE);
        Label giveUp = new Label();
        out.jump(Op.IFNULL, giveUp);
        out.local(Op.ALOAD, Registers.CALLEE);
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.op(Op.DUP);
        out.field(Op.GETFIELD, Types.COROUTINE, "frame", Types.A_CALL);
        out.call(Op.INVOKEVIRTUAL, Types.TRANSLATED, "run", Types.RUN);
        out.op(Op.POP);
        pushFrame();
        fast("isBack", "(" + Types.A_COROUTINE + Types.A_CALL + ")Z");
        out.jump(Op.IFEQ, giveUp);
        reloadArray();
        registers.written(firstResult, end);
        go(next);
        out.bind(giveUp);
        giveUp(1);
    }

    private void tailCall(Instruction i) {
        argumentsHome(i);
        setPc(pc + 1);
        pushFrame();
        registers.pushIndex(i.a());
        pushArgumentCount(i);
        fast("tailCall", "(" + Types.A_COROUTINE + Types.A_CALL + "II)V");
        giveUp(1);
    }

    private void giveBack(Instruction i) {
        if (i.b() == 2) {
            pushFrame();
            out.push(pc + 1);
            registers.pushIndex(i.a());
            registers.pushValue(i.a());
            fast("giveBack", "(" + Types.A_COROUTINE + Types.A_CALL + "II" + Types.A_VALUE + ")V");
        } else {
            registers.bringHome(i.a(), i.b() == 0 ? source.registers : i.a() + i.b() - 1);
            pushFrame();
            out.push(pc + 1);
            registers.pushIndex(i.a());
            pushResultCount(i);
            fast("giveBack", "(" + Types.A_COROUTINE + Types.A_CALL + "III)V");
        }
        giveUp(1);
    }

    private void pushResultCount(Instruction i) {
        if (i.b() != 0) {
            out.push(i.b() - 1);
            return;
        }
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.field(Op.GETFIELD, Types.COROUTINE, "top", "I");
        registers.pushIndex(i.a());
        out.op(Op.ISUB);
    }

    // loops

    private void prepareLoop(Instruction i) {
        int a = i.a();
        registers.bringHome(a, a + 3);
        setPc(pc + 1);
        out.local(Op.ALOAD, Registers.ARRAY);
        registers.pushIndex(a);
        out.call(Op.INVOKESTATIC, Types.HOME + "Loops", "prepare", "(" + Types.VALUES + "I)V");
        registers.written(a, a + 3);
        Label never = exits.later(() -> leave(i.target(), 0));
        for (int r = a; r < a + 3; r++) registers.ensureNumber(r, never);
        go(i.target());
    }

    private void loop(Instruction i) {
        int a = i.a();
        for (int r = a; r < a + 3; r++) registers.ensureNumber(r, slow());
        registers.pushNumber(a);
        registers.pushNumber(a + 2);
        out.op(Op.DADD);
        registers.setScratchNumber();
        arrive(pc + 1);
        int[] after = registers.places();
        leaveLoop(i, source.constantStep(i));
        registers.setPlaces(after);
        registers.pushScratchNumber();
        registers.setNumber(a);
        registers.pushScratchNumber();
        registers.setNumber(a + 3);
        goBack(i.target());
    }

    private void leaveLoop(Instruction i, double step) {
        int a = i.a();
        Label down = new Label();
        Label on = new Label();
        if (step == 0) {
            registers.pushNumber(a + 2);
            out.op(Op.DCONST_0);
            out.op(Op.DCMPL);
            out.jump(Op.IFLE, down);
        }
        if (step >= 0) {
            registers.pushScratchNumber();
            registers.pushNumber(a + 1);
            out.op(Op.DCMPG);
            out.jump(Op.IFGT, block(pc + 1));
            if (step == 0) out.jump(Op.GOTO, on);
        }
        if (step <= 0) {
            if (step == 0) out.bind(down);
            registers.pushNumber(a + 1);
            registers.pushScratchNumber();
            out.op(Op.DCMPG);
            out.jump(Op.IFGT, block(pc + 1));
        }
        if (step == 0) out.bind(on);
    }

    private void iterate(Instruction i) {
        int a = i.a();
        int at = pc;
        registers.bringHome(a, a + 3);
        setPc(pc + 1);
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(a);
        out.push(i.c());
        fast("iterate", "(" + Types.A_COROUTINE + "II)Z");
        out.jump(Op.IFEQ, exits.later(() -> machineIterate(i, at)));
        reloadArray();
        registers.written(a + 3, a + 3 + i.c());
    }

    private void reloadArray() {
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.field(Op.GETFIELD, Types.COROUTINE, "stack", Types.VALUES);
        out.local(Op.ASTORE, Registers.ARRAY);
    }

    private void machineIterate(Instruction i, int at) {
        BitSet live = (BitSet) liveness.before(at + 1).clone();
        live.clear(i.a() + 3, i.a() + 3 + i.c());
        registers.bringHome(live);
        out.local(Op.ALOAD, Registers.COROUTINE);
        registers.pushIndex(i.a() + 3);
        out.push(2);
        out.push(i.c());
        enter(at + 1, i.a() + 3, i.a() + 3 + i.c());
    }

    private void iterationLoop(Instruction i) {
        int a = i.a();
        registers.pushValue(a + 1);
        out.local(Op.ASTORE, Registers.SCRATCH);
        arrive(pc + 1);
        out.local(Op.ALOAD, Registers.SCRATCH);
        pushNil();
        out.jump(Op.IF_ACMPEQ, block(pc + 1));
        out.local(Op.ALOAD, Registers.SCRATCH);
        registers.setValue(a);
        goBack(i.target());
    }

    // functions

    private void closure(Instruction i) {
        pushFrame();
        out.push(i.bx());
        fast("closure", "(" + Types.A_COROUTINE + Types.A_CALL + "I)" + Types.A_VALUE);
        registers.setValue(i.a());
    }

    private void variableArguments(Instruction i) {
        setPc(pc + 1);
        out.local(Op.ALOAD, Registers.COROUTINE);
        out.local(Op.ALOAD, Registers.CALL);
        registers.pushIndex(i.a());
        out.push(i.b() - 1);
        String type = "(" + Types.A_CALL + "II)" + Types.VALUES;
        out.call(Op.INVOKEVIRTUAL, Types.COROUTINE, "copyVarargs", type);
        out.local(Op.ASTORE, Registers.ARRAY);
        registers.written(i.a(), i.b() == 0 ? source.registers : i.a() + i.b() - 1);
    }
}
