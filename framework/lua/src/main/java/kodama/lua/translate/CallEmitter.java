package kodama.lua.translate;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Label;

/** Emits calls and returns. */
final class CallEmitter {

    /** Result count: keep all results. */
    private static final int ALL = -1;

    /** Result count: all results, returned to the caller of this function (a tail call). */
    private static final int PASS_ON = -2;

    private static final String LEAD = InternalNames.A_COROUTINE + InternalNames.A_VALUE + "I";

    private final EmitterContext context;
    private final Registers registers;
    private final ListEmitter lists;
    private final TypeHints typeHints;
    private final BytecodeWriter out;

    CallEmitter(EmitterContext context, ListEmitter lists, TypeHints typeHints) {
        this.context = context;
        this.lists = lists;
        this.typeHints = typeHints;
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

    // numbers to a number

    private boolean isOfNumbers(Instruction i) {
        int arguments = i.b() - 1;
        if (i.c() != 2 || arguments < 1 || arguments > EntryPointEmitter.MAX_NUMBERS) return false;
        for (int each = i.a() + 1; each < i.a() + i.b(); each++) if (!registers.isNumber(each)) return false;
        return typeHints.wantsResult(i.pc(), i.a());
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
        out.jump(IFNE, context.outOfLine(() -> otherResult(i)));
    }

    /** Emits the case in which the result is not a number, or the call did not return. */
    private void otherResult(Instruction i) {
        out.local(ALOAD, Registers.COROUTINE);
        out.call(
                InternalNames.CALL_TARGET,
                "takeResult",
                "(" + InternalNames.A_COROUTINE + ")" + InternalNames.A_VARARGS);
        out.local(ASTORE, registers.result);
        takeAtOnce(i.a(), context.outOfLine(() -> exit(i.a(), i.a() + 1, false)));
        out.local(ALOAD, Registers.FUNCTION);
        out.push(i.pc());
        out.call(InternalNames.EXIT_STUBS, "noteNonNumber", "(" + InternalNames.A_FUNCTION + "I)V");
        context.exit(i.pc() + 1, false);
    }

    // values to values

    /** Returns the register above the last argument that has a register. */
    private int end(Instruction i) {
        return i.b() == 0 ? context.source.openFrom(i.pc()) : i.a() + i.b();
    }

    /** Calls the callee with arguments from registers, plus an open list if there is one; leaves the results. */
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

    /** Pushes the call target: the callee's translation, or the fallback for functions that have none. */
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
        return !isOpen && end - first <= EntryPointEmitter.MAX_SINGLE;
    }

    /** Pushes the arguments; returns their JVM types. */
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

    /** Charges for copied results, as the interpreter does when it copies them. */
    private void chargeCopies(int wanted) {
        out.local(ALOAD, registers.code);
        out.local(ALOAD, Registers.COROUTINE);
        out.local(ALOAD, registers.result);
        out.push(wanted);
        String type = "(" + InternalNames.A_CALL_TARGET + InternalNames.A_COROUTINE + InternalNames.A_VARARGS + "I)V";
        out.call(InternalNames.FALLBACK_TARGET, "chargeCopies", type);
    }

    // results

    /** Stores the results in registers; takes the side exit if the callee did not return. */
    void takeResults(int at, int wanted, boolean takesList) {
        int end = wanted < 0 ? registers.count() : at + wanted;
        Label left = context.outOfLine(() -> exit(at, end, takesList));
        if (wanted == 1 && !takesList && !registers.isShared(at)) takeAtOnce(at, left);
        else if (wanted == 1) takeOne(at, left);
        else takeSome(at, wanted, left);
    }

    /** The register may be the callee's, which the exit of a refused call writes back. */
    private void takeAtOnce(int at, Label left) {
        out.local(ALOAD, registers.result);
        out.call(InternalNames.CALL_STUBS, "firstResult", "(" + InternalNames.A_VARARGS + ")" + InternalNames.A_VALUE);
        out.op(DUP);
        registers.setValue(at);
        out.jump(IFNULL, left);
    }

    private void takeOne(int at, Label left) {
        out.local(ALOAD, registers.result);
        out.call(InternalNames.CALL_STUBS, "firstResult", "(" + InternalNames.A_VARARGS + ")" + InternalNames.A_VALUE);
        out.local(ASTORE, registers.scratch);
        out.local(ALOAD, registers.scratch);
        out.jump(IFNULL, left);
        out.local(ALOAD, registers.scratch);
        registers.setValue(at);
    }

    private void takeSome(int at, int wanted, Label left) {
        exitWithCallee(left);
        for (int i = 0; i < wanted; i++) {
            pushResult(registers.result, i);
            registers.setValue(at + i);
        }
        if (wanted < 0) openList(at, registers.result);
    }

    private void exitWithCallee(Label left) {
        out.local(ALOAD, registers.result);
        out.call(InternalNames.SENTINELS, "isSentinel", "(" + InternalNames.A_VARARGS + ")Z");
        out.jump(IFNE, left);
    }

    void pushResult(int list, int index) {
        out.local(ALOAD, list);
        out.push(index + 1);
        out.callVirtual(InternalNames.VARARGS, "arg", "(I)" + InternalNames.A_VALUE);
    }

    /** Keeps a list for the next instruction. */
    void openList(int at, int list) {
        out.local(ALOAD, list);
        out.local(ASTORE, registers.open);
        registers.forget(at);
    }

    /** Exits because the callee exited or was refused; saves an open argument list where the interpreter expects it. */
    private void exit(int firstResult, int end, boolean takesList) {
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
        invoke(i.a(), i.a() + 1, end(i), i.b() == 0, PASS_ON);
        exitWithCallee(context.outOfLine(() -> exit(0, registers.count(), i.b() == 0)));
        out.local(ALOAD, registers.result);
        registers.emitReturn();
    }

    void emitReturn(Instruction i) {
        if (i.b() == 2) returnOne(i);
        else returnSome(i);
    }

    private void returnOne(Instruction i) {
        closeUpvalues();
        registers.emitReturn(i.a());
    }

    private void returnSome(Instruction i) {
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
