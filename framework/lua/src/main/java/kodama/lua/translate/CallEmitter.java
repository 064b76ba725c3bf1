package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Label;

/** Calls and returns. */
final class CallEmitter {

    /** As many results as there are. */
    private static final int ALL = -1;

    /** As many results as there are, which are the caller's own. */
    private static final int PASSED_ON = -2;

    private static final String LEAD = InternalNames.A_COROUTINE + InternalNames.A_VALUE + "I";

    private final EmitterContext context;
    private final Registers registers;
    private final ListEmitter lists;
    private final TypeHints wishes;
    private final BytecodeWriter out;

    CallEmitter(EmitterContext context, ListEmitter lists, TypeHints wishes) {
        this.context = context;
        this.lists = lists;
        this.wishes = wishes;
        registers = context.registers;
        out = context.out;
    }

    static void pushRefused(BytecodeWriter out) {
        out.field(GETSTATIC, InternalNames.SENTINELS, "REFUSED", InternalNames.A_VARARGS);
    }

    void call(Instruction i) {
        registers.pushValue(i.a());
        out.local(ASTORE, registers.callee);
        if (isOfNumbers(i)) callForNumber(i);
        else callForValues(i);
    }

    private void callForValues(Instruction i) {
        int wanted = i.c() - 1;
        invoke(i.a(), i.a() + 1, end(i), i.b() == 0, wanted);
        takeResults(i.a(), wanted, i.b() == 0);
    }

    // numbers for a number

    private boolean isOfNumbers(Instruction i) {
        int arguments = i.b() - 1;
        if (i.c() != 2 || arguments < 1 || arguments > EntryPointEmitter.MOST_NUMBERS) return false;
        for (int each = i.a() + 1; each < i.a() + i.b(); each++) if (!registers.isNumber(each)) return false;
        return wishes.wantsResult(i.pc(), i.a());
    }

    private void callForNumber(Instruction i) {
        context.setPc();
        pushCode(1);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.callee);
        registers.pushIndex(i.a());
        for (int each = i.a() + 1; each < i.a() + i.b(); each++) registers.pushNumber(each);
        int arguments = i.b() - 1;
        out.callVirtual(InternalNames.CALL_TARGET, "number" + arguments, "(" + LEAD + "D".repeat(arguments) + ")D");
        registers.setNumber(i.a());
        registers.pushNumber(i.a());
        registers.pushNumber(i.a());
        out.op(DCMPL);
        out.jump(IFNE, context.outOfLine(() -> takeOther(i)));
    }

    /** What came back is no number, or nothing at all. */
    private void takeOther(Instruction i) {
        out.local(ALOAD, Registers.COROUTINE);
        out.call(InternalNames.CALL_TARGET, "taken", "(" + InternalNames.A_COROUTINE + ")" + InternalNames.A_VARARGS);
        out.local(ASTORE, registers.result);
        takeAtOnce(i.a(), context.outOfLine(() -> leave(i.a(), i.a() + 1, false)));
        out.local(ALOAD, Registers.FUNCTION);
        out.push(i.pc());
        out.call(InternalNames.EXIT_STUBS, "unexpected", "(" + InternalNames.A_FUNCTION + "I)V");
        context.exit(i.pc() + 1, false);
    }

    // values for values

    /** The register behind the arguments that have one. */
    private int end(Instruction i) {
        return i.b() == 0 ? context.source.openFrom(i.pc()) : i.a() + i.b();
    }

    /** Calls the callee with registers, and maybe an open list behind them; leaves what comes back in the result. */
    void invoke(int func, int first, int end, boolean isOpen, int wanted) {
        context.setPc();
        lists.prepare(first, end);
        boolean countsCopies = wanted == ALL || wanted > InstructionCosts.FEW_RESULTS;
        pushCode(wanted);
        if (countsCopies) keepCode();
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.callee);
        registers.pushIndex(func);
        String arguments = pushArguments(first, end, isOpen);
        String name = isSingle(first, end, isOpen) ? "call" + (end - first) : "call";
        out.callVirtual(InternalNames.CALL_TARGET, name, "(" + LEAD + arguments + ")" + InternalNames.A_VARARGS);
        out.local(ASTORE, registers.result);
        if (countsCopies) chargeCopies(wanted);
    }

    /** Pushes what runs the callee: its translation, or what stands for functions of Java. */
    private void pushCode(int wanted) {
        out.local(ALOAD, registers.callee);
        String results = wanted < 0 ? "All" : wanted == 0 ? "None" : wanted == 1 ? "One" : "Some";
        out.call(
                InternalNames.FALLBACK_TARGET,
                "orFor" + results,
                "(" + InternalNames.A_VALUE + ")" + InternalNames.A_CALL_TARGET);
    }

    private void keepCode() {
        out.local(ASTORE, registers.code);
        out.local(ALOAD, registers.code);
    }

    private static boolean isSingle(int first, int end, boolean isOpen) {
        return !isOpen && end - first <= EntryPointEmitter.MOST_SINGLE;
    }

    /** Pushes arguments; returns their types. */
    private String pushArguments(int first, int end, boolean isOpen) {
        if (isSingle(first, end, isOpen)) {
            for (int i = first; i < end; i++) registers.pushValue(i);
            return InternalNames.A_VALUE.repeat(end - first);
        }
        if (isOpen && end - first == 1) {
            registers.pushValue(first);
            out.local(ALOAD, registers.open);
            return InternalNames.A_VALUE + InternalNames.A_VARARGS;
        }
        if (isOpen) lists.pushOpen(first, end);
        else lists.push(first, end);
        return InternalNames.A_VARARGS;
    }

    /** Results are counted as the interpreter counts them that copies them. */
    private void chargeCopies(int wanted) {
        out.local(ALOAD, registers.code);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.result);
        out.push(wanted);
        String type = "(" + InternalNames.A_CALL_TARGET + InternalNames.A_COROUTINE + InternalNames.A_VARARGS + "I)V";
        out.call(InternalNames.FALLBACK_TARGET, "chargeCopies", type);
    }

    // results

    /** Puts what came back into registers; leaves when the called function has. */
    void takeResults(int at, int wanted, boolean takesList) {
        int end = wanted < 0 ? registers.count() : at + wanted;
        Label left = context.outOfLine(() -> leave(at, end, takesList));
        if (wanted == 1 && !takesList && !registers.isShared(at)) takeAtOnce(at, left);
        else if (wanted == 1) takeOne(at, left);
        else takeSome(at, wanted, left);
    }

    /** The register may be that of the callee, which a call that did not begin writes back. */
    private void takeAtOnce(int at, Label left) {
        out.local(ALOAD, registers.result);
        out.call(InternalNames.CALL_STUBS, "first", "(" + InternalNames.A_VARARGS + ")" + InternalNames.A_VALUE);
        out.op(DUP);
        registers.setValue(at);
        out.jump(IFNULL, left);
    }

    private void takeOne(int at, Label left) {
        out.local(ALOAD, registers.result);
        out.call(InternalNames.CALL_STUBS, "first", "(" + InternalNames.A_VARARGS + ")" + InternalNames.A_VALUE);
        out.local(ASTORE, registers.scratch);
        out.local(ALOAD, registers.scratch);
        out.jump(IFNULL, left);
        out.local(ALOAD, registers.scratch);
        registers.setValue(at);
    }

    private void takeSome(int at, int wanted, Label left) {
        leaveWithCallee(left);
        for (int i = 0; i < wanted; i++) {
            pushResult(registers.result, i);
            registers.setValue(at + i);
        }
        if (wanted < 0) openList(at, registers.result);
    }

    private void leaveWithCallee(Label left) {
        out.local(ALOAD, registers.result);
        out.call(InternalNames.SENTINELS, "isSentinel", "(" + InternalNames.A_VARARGS + ")Z");
        out.jump(IFNE, left);
    }

    void pushResult(int list, int index) {
        out.local(ALOAD, list);
        out.push(index + 1);
        out.callVirtual(InternalNames.VARARGS, "arg", "(I)" + InternalNames.A_VALUE);
    }

    /** Keeps a list for the instruction behind. */
    void openList(int at, int list) {
        out.local(ALOAD, list);
        out.local(ASTORE, registers.open);
        registers.forget(at);
    }

    /** The called function has left, or did not begin: then a list of arguments has to be where the interpreter is. */
    private void leave(int firstResult, int end, boolean takesList) {
        if (takesList) {
            out.local(ALOAD, registers.result);
            pushRefused(out);
            out.jump(IF_ACMPEQ, context.bailout());
        }
        context.exitAtCall(firstResult, end);
    }

    void tailCall(Instruction i) {
        registers.pushValue(i.a());
        out.local(ASTORE, registers.callee);
        closeUpvalues();
        invoke(i.a(), i.a() + 1, end(i), i.b() == 0, PASSED_ON);
        leaveWithCallee(context.outOfLine(() -> leave(0, registers.count(), i.b() == 0)));
        out.local(ALOAD, registers.result);
        registers.emitReturn();
    }

    void emitReturn(Instruction i) {
        if (i.b() == 2) giveBackOne(i);
        else giveBackSome(i);
    }

    private void giveBackOne(Instruction i) {
        closeUpvalues();
        registers.emitReturn(i.a());
    }

    private void giveBackSome(Instruction i) {
        int end = i.b() == 0 ? context.source.openFrom(i.pc()) : i.a() + i.b() - 1;
        lists.prepare(i.a(), end);
        if (i.b() == 0) lists.pushOpen(i.a(), end);
        else lists.push(i.a(), end);
        closeUpvalues();
        registers.emitReturn();
    }

    private void closeUpvalues() {
        if (!context.source.sharesRegisters()) return;
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ILOAD, Registers.BASE);
        out.callVirtual(InternalNames.COROUTINE, "closeUpvalues", "(I)V");
    }
}
